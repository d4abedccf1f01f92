/** Works on a few at a time: one turn for each of the threads that Node compresses and draws on. */
export async function inTurns<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]()
  const worker = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value)
  }
  await Promise.all([worker(), worker(), worker(), worker()])
}
