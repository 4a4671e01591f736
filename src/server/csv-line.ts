/**
 * What a spreadsheet would take for the beginning of a formula, in its full width, too. In half of the world its cells end
 * at a semicolon or a tab, and quotation marks inside of those do not count: behind each of them, and in each new line, a cell
 * may begin.
 */
const formula = /(^|[;\t]\s*"?)(?=[=+\-@\t\r\n＝＋－＠])|[\r\n] *"?(?=[=+\-@＝＋－＠])/g;

const withoutFormula = (text: string): string => text.replaceAll(formula, "$&'");

function cell(text: string): string {
  const harmless = withoutFormula(text);
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A line of CSV (RFC 4180) in which no cell can be a formula. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/** A line of tab-separated values in which no cell can be a formula; tabs and line breaks inside of cells become spaces. */
export const tsvLine = (cells: readonly string[]): string =>
  `${cells.map((text) => withoutFormula(text.replaceAll(/[\t\r\n]+/g, ' ').trim())).join('\t')}\r\n`;
