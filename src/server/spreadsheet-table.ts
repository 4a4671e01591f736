import { pipeline, type Readable } from 'node:stream';
import { stringify, type Options } from 'csv-stringify';

type Rows = AsyncIterable<readonly string[]> | Iterable<readonly string[]>;

/**
 * Where a formula could begin inside a cell. Half of the world ends cells at a semicolon or a tab, whatever the quotation
 * marks say, and a line break ends one everywhere.
 */
const innerFormula = /(?<=[;\t]\s*"?|[\r\n] *"?)(?=[=+\-@＝＋－＠])/g;

const withoutInnerFormula = (text: string): string => text.replaceAll(innerFormula, "'");

const onOneLine = (text: string): string => withoutInnerFormula(text.replaceAll(/[\t\r\n]+/g, ' ').trim());

const everyTable: Options = { record_delimiter: 'windows', quote_record_delimiter: true, escape_formulas: true };

const tableOf = (rows: Rows, options: Options): Readable =>
  pipeline(rows, stringify({ ...everyTable, ...options }), () => {});

/** Rows as CSV (RFC 4180) in which no cell can be a formula; the mark at the start tells spreadsheets that it is UTF-8. */
export const csvTable = (rows: Rows): Readable => tableOf(rows, { bom: true, cast: { string: withoutInnerFormula } });

/** Rows as tab-separated values in which no cell can be a formula; tabs and line breaks in cells become spaces. */
export const tsvTable = (rows: Rows): Readable =>
  tableOf(rows, { delimiter: '\t', quote: '', cast: { string: onOneLine } });
