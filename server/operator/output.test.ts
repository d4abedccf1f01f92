import { csvLine } from '#server/csv.ts'
import { expect, it, onTestFinished, vi } from 'vitest'
import { Progress } from './output.ts'

it('reports progress once a second for long work, and nothing for short work', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const notes: string[] = []
  const note = (text: string) => void notes.push(text)
  const progress = new Progress({ isJson: false, write: note, line: note, note }, 'Exported')
  for (let done = 1; done <= 4000; done += 1) {
    progress.reached(done, 4000)
    vi.advanceTimersByTime(1)
  }
  expect(notes).toEqual([
    'Exported: 1,001 of 4,000 …',
    'Exported: 2,001 of 4,000 …',
    'Exported: 3,001 of 4,000 …',
  ])
})

it('has no cell that a spreadsheet would compute, full-width signs included', () => {
  for (const sign of '=+-@＝＋－＠') expect(csvLine([`${sign}1+1`])).toBe(`'${sign}1+1\r\n`)
})
