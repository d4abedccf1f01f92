/** Lines end as RFC 4180 has it. */
const lineEnd = '\r\n'

/** One line of a CSV file that people open in a spreadsheet. */
export function csvLine(cells: string[]): string {
  return cells.map((cell) => quote(withoutFormula(cell))).join(',') + lineEnd
}

/**
 * A cell that begins like a formula would be computed: a visitor could write one into their name. Spreadsheets set up for
 * East Asian text take the full-width signs for the same.
 */
function withoutFormula(cell: string): string {
  return /^[=+\-@＝＋－＠\t\r]/.test(cell) ? `'${cell}` : cell
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
