import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lexer } from 'marked';

export const root = path.resolve(import.meta.dirname, '../../..');

/** A test as the page names it: its file, and how its title begins. */
interface NamedTest {
  readonly file: string;
  readonly title: string;
}

/** One row of the page: a statement, an entity with its fields, or a call with its payload and its answer. */
export interface Row {
  readonly kind: 'statement' | 'entity' | 'call';
  /** Every cell but the last. */
  readonly cells: readonly string[];
  readonly tests: readonly NamedTest[];
}

/** docs/specification.md, as it stands. */
export const page = readFileSync(path.join(root, 'docs/specification.md'), 'utf8');

const kinds: Readonly<Record<string, Row['kind']>> = { entity: 'entity', call: 'call' };

/** The rows of all its tables. A table of calls has a column `payload`; "call" alone heads what each call allows. */
export const rows: readonly Row[] = lexer(page).flatMap((token) => {
  if (token.type !== 'table') return [];
  const header = textsOf(token.header);
  const kind = header.length === 2 ? 'statement' : (kinds[header[0] ?? ''] ?? 'statement');
  return rowsOf(token.rows).map((cells) => ({ kind, cells: cells.slice(0, -1), tests: testsOf(cells.at(-1) ?? '') }));
});

function rowsOf(cells: unknown): string[][] {
  return Array.isArray(cells) ? cells.map((row: unknown) => textsOf(row)) : [];
}

function textsOf(cells: unknown): string[] {
  return Array.isArray(cells) ? cells.map((cell: { text: string }) => cell.text) : [];
}

function testsOf(cell: string): NamedTest[] {
  return cell
    .split('<br>')
    .filter((named) => named !== '')
    .map((named) => {
      const [file = '', title = ''] = named.split(' › ', 2);
      return { file: file.replaceAll('`', ''), title };
    });
}
