import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { authBasePath } from '#contract/auth.ts'
import { emailSendPath } from '#contract/email.ts'
import { createTestApp } from '#tests/support/app.ts'

it.each([`${authBasePath}/signup`, emailSendPath])(
  '%s answers 413 to a sender that reads only after it has sent everything',
  async (path) => {
    const { app } = await createTestApp()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    socket.pause()
    const part = Buffer.alloc(1024 * 1024, 'x')
    const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${4 * part.length}\r\n\r\n`
    socket.write(head)
    for (let sent = 0; sent < 4; sent += 1) {
      await wait(50)
      if (!socket.write(part)) await once(socket, 'drain')
    }
    let answer = ''
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
    socket.resume()
    await once(socket, 'close')
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  },
)
