/** Whether the visitor asked the browser to save data: nothing is then fetched ahead. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData: boolean } }).connection?.saveData ?? false
