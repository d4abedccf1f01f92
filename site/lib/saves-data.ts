/** Whether the browser is set to save data. If so, nothing is prefetched. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData: boolean } }).connection?.saveData ?? false
