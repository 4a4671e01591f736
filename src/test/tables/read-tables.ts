import { readFileSync } from 'node:fs';
import path from 'node:path';
import { marked, type Tokens } from 'marked';

export const root = path.resolve(import.meta.dirname, '../../..');

/** The text of a file of the project. */
export const readProjectFile = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** A row of a table in a document, cell by cell, as it is written there. */
export interface Row {
  /** The heading that the table stands below. */
  readonly section: string;
  /** What its columns are headed by. */
  readonly header: readonly string[];
  readonly cells: readonly string[];
}

const isTable = (token: { type: string }): token is Tokens.Table => token.type === 'table';
const isHeading = (token: { type: string }): token is Tokens.Heading => token.type === 'heading';

/** The rows of all tables of a Markdown text, without their heads. */
export function rowsOf(markdown: string): Row[] {
  const rows: Row[] = [];
  let section = '';
  for (const token of marked.lexer(markdown)) {
    if (isHeading(token)) section = token.text;
    if (!isTable(token)) continue;
    const header = token.header.map(({ text }) => text);
    rows.push(...token.rows.map((cells) => ({ section, header, cells: cells.map(({ text }) => text) })));
  }
  return rows;
}

/** What stands between backquotes in a cell; two of them hold what has one within. */
export const codeIn = (cell: string): string[] =>
  [...cell.matchAll(/(`+) ?(.*?[^`]) ?\1(?!`)/g)].flatMap(([, , code = '']) => code);
