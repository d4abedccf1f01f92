import { useEffect, useState } from 'react'
import type { ListedEnquiry } from '#contract/desk-enquiries.ts'

/**
 * The rows on the screen. A changed row is updated at once and new rows are added at the end, but nothing moves under
 * a finger: removed rows and rows in between wait for `show` or until the person returns to the tab.
 */
export function useHeldRows(lines: ListedEnquiry[]) {
  const [seen, setSeen] = useState(lines)
  const [rows, setRows] = useState(lines)
  const [wasAway, setAway] = useState(false)
  if (lines !== seen) {
    setSeen(lines)
    setAway(false)
    setRows(
      wasAway || rows.every(({ id }, at) => lines[at]?.id === id)
        ? lines
        : rows.map((row) => lines.find(({ id }) => id === row.id) ?? row),
    )
  }
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') setAway(true)
    }
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [])
  return {
    rows,
    isOutdated: rows.length !== seen.length || rows.some(({ id }, at) => id !== seen[at]?.id),
    put: (line: ListedEnquiry) => setRows((all) => all.map((row) => (row.id === line.id ? line : row))),
    show: () => setRows(seen),
  }
}
