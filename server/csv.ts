/** Line ends as in RFC 4180. */
const lineEnd = '\r\n'

/** One line of a CSV file that people open in a spreadsheet. */
export function csvLine(cells: string[]): string {
  return cells.map((cell) => quote(withoutFormula(cell))).join(',') + lineEnd
}

/**
 * A cell that begins like a formula would be computed: a visitor could write one into their name. Spreadsheets set up for
 * East Asian text treat the full-width signs alike.
 */
function withoutFormula(cell: string): string {
  return /^[=+\-@＝＋－＠\t\r]/.test(cell) ? `'${cell}` : cell
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
