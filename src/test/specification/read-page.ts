import { type NamedTest, namedTestsIn } from '../tables/named-tests.ts';
import { readProjectFile, rowsOf } from '../tables/read-tables.ts';

/** One row of the page: a statement, an entity with its fields, or a call with its payload and its answer. */
export interface Row {
  readonly kind: 'statement' | 'entity' | 'call';
  /** Every cell but the last. */
  readonly cells: readonly string[];
  readonly tests: readonly NamedTest[];
}

/** The table of statements, as text. */
export const page = readProjectFile('src/test/specification/statements.md');

const kinds: Readonly<Record<string, Row['kind']>> = { entity: 'entity', call: 'call' };

/** What names no test in the right form stands as one without a title, which there is not. */
const testsOf = (cell: string): NamedTest[] =>
  cell === '' ? [] : cell.split('<br>').map((line) => namedTestsIn(line)[0] ?? { file: line, title: '' });

/** The rows of all its tables. A table of calls has a column `payload`; "call" alone heads what each call allows. */
export const rows: readonly Row[] = rowsOf(page).map(({ header, cells }) => ({
  kind: header.length === 2 ? 'statement' : (kinds[header[0] ?? ''] ?? 'statement'),
  cells: cells.slice(0, -1),
  tests: testsOf(cells.at(-1) ?? ''),
}));
