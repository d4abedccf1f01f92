import { createSocket } from 'node:dgram'

/** A DNS server with TXT records only: name → records. All other names do not exist. */
export async function startDnsPeer(
  records: Record<string, string[]>,
): Promise<{ address: string; stop: () => Promise<void> }> {
  const socket = createSocket('udp4')
  socket.on('message', (query, from) => {
    const { name, end } = readQuestion(query)
    const answers = records[name.toLowerCase()] ?? []
    const head = Buffer.alloc(12)
    query.copy(head, 0, 0, 2)
    head.writeUInt16BE(answers.length > 0 ? 0x81_80 : 0x81_83, 2)
    head.writeUInt16BE(1, 4)
    head.writeUInt16BE(answers.length, 6)
    socket.send(
      Buffer.concat([head, query.subarray(12, end), ...answers.map(txtRecord)]),
      from.port,
      from.address,
    )
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${socket.address().port}`,
    stop: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  }
}

/** Labels with their lengths before them, then two bytes each of type and class (RFC 1035 §4.1.2). */
function readQuestion(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = 12
  while (query[at]) {
    const length = query[at] ?? 0
    labels.push(query.toString('ascii', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.'), end: at + 5 }
}

function txtRecord(text: string): Buffer {
  // The name is a pointer to the question's name. Type TXT, class IN, TTL one minute.
  const head = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60])
  const parts = (text.match(/.{1,255}/gs) ?? []).map((part) =>
    Buffer.concat([Buffer.from([part.length]), Buffer.from(part, 'ascii')]),
  )
  const data = Buffer.concat(parts)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(data.length)
  return Buffer.concat([head, length, data])
}
