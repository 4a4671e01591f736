/**
 * What a spreadsheet would take for the beginning of a formula, in its full width, too. In half of the world its cells end
 * at a semicolon or a tab, and quotation marks inside of those do not count: behind each of them, a cell may begin.
 */
const formula = /(^|[;\t]\s*"?)(?=[=+\-@\t\r\n＝＋－＠])/g;

function cell(text: string): string {
  const harmless = text.replaceAll(formula, "$&'");
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A line of CSV (RFC 4180) in which no cell can be a formula. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;
