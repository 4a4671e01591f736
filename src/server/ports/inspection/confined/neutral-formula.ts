const cells = /(\$?[A-Z]{1,3}\$?\d{1,7}(?::\$?[A-Z]{1,3}\$?\d{1,7})?)\s{0,9}\)?$/;

/** Where a chart has its values, without the workbook and its sheet: the values themselves stand beside. */
export function neutralFormula(text: string): string {
  if (text.trim() === '') return text;
  return `Sheet1!${cells.exec(text.trimEnd())?.[1] ?? '$A$1'}`;
}
