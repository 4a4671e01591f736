import { emailsIn, withoutEmails } from './emails.ts';
import { isCountry, namesPlace, withoutMarks } from './marks.ts';
import { isAddition, namesOfItem, splitNames } from './split-names.ts';

/** People named together in a text, with what applies to all of them. */
export interface AuthorGroup {
  readonly names: string[];
  readonly affiliations: string[];
  readonly emails: number[];
}

/** A piece of a text: a line, an item between semicolons, or an item in a list of names only. */
interface Piece {
  readonly text: string;
  readonly kind: 'line' | 'item' | 'name';
}

const numbering = /^(?:\(?\d{1,3}[.)]|[a-z]\))\s*(?=\p{L})/u;
const remark = /^(?:correspond|contact|keywords?|abstract|received|©|these authors|equal)/i;
const aside = /(?<=\p{L}\s*)\([^()]*\)/gu;

/** The parts between commas, without splitting brackets. */
const partsOf = (line: string) => line.split(/\s*,\s*(?![^()]*\))/);
const bare = (part: string) => withoutMarks(withoutEmails(part)).trim();
const isPlace = (part: string) => namesPlace(bare(part).replaceAll(aside, ''));
const isPlausible = (name: string) => /\s|\p{Script=Han}|\p{Script=Hangul}|,/u.test(bare(name));

const addressOf = (parts: readonly string[]) =>
  withoutEmails(parts.join(', '))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?:\s*,)+(?=\s*,|\s*$)/g, '')
    .replaceAll(/^[\s,;:.|–-]+|[\s,;:|–-]+$/g, '')
    .trim();

/** Where the names of a line end and the address begins; -1 where it has no address. */
function addressAt(parts: readonly string[]): number {
  const at = parts.findIndex(isPlace);
  if (at !== -1 || parts.length < 2) return at;
  return isCountry(bare(parts.at(-1) ?? '')) ? parts.length - 1 : -1;
}

/** “Center, Amal; Berg, Dana; Li, Bo”: what looks like a place among names is one of them. */
const areNames = (items: readonly string[]) =>
  items.every((item) => partsOf(item).length === 2) && items.filter(isPlace).length * 3 <= items.length;

function piecesOf(line: string): Piece[] {
  const items = line.split(/;\s*/).filter((item) => item.trim() !== '');
  const kind = items.length < 2 ? 'line' : areNames(items) ? 'name' : 'item';
  return items.map((item) => ({ text: item.trim().replace(numbering, ''), kind }));
}

/** “Amal Haddad, Example University, Dubai” in every row: the name, and all that follows as the address. */
function rowsOf(plain: string): AuthorGroup[] | null {
  const lines = plain.split('\n').filter((line) => line.trim() !== '');
  const rows = lines.length > 1 ? lines : (lines[0] ?? '').split(/\s*;\s*/).filter(Boolean);
  const divided = rows.map((row) => {
    const parts = partsOf(row.replace(numbering, ''));
    const at = parts.findIndex((part, place) => place > 0 && !isAddition(bare(part)));
    return { name: parts.slice(0, at).join(', '), rest: at === -1 ? [] : parts.slice(at) };
  });
  const isRow = ({ name, rest }: (typeof divided)[number]) => isPlausible(name) && !isPlace(name) && rest.length > 0;
  const hasAddress = ({ rest }: (typeof divided)[number]) => addressAt(rest) !== -1;
  // In a single row, what could be another name is one.
  const isAlone = ({ rest }: (typeof divided)[number]) => !rest.slice(0, addressAt(rest)).some(isPlausible);
  if (!divided.every(isRow) || divided.filter(hasAddress).length * 5 < divided.length * 3) return null;
  if (divided.length === 1 && !divided.every(isAlone)) return null;
  return divided.map(({ name, rest }) => ({
    names: splitNames(name),
    affiliations: [addressOf(rest)].filter(Boolean),
    emails: emailsIn(rest.join(' ')),
  }));
}

const blank = (): AuthorGroup => ({ names: [], affiliations: [], emails: [] });
const isClosed = ({ names, affiliations, emails }: AuthorGroup) =>
  names.length > 0 && affiliations.length + emails.length > 0;

/** Takes one piece into the last group, or opens another with it. */
function takePiece(groups: AuthorGroup[], { text, kind }: Piece): void {
  const last = groups.at(-1) ?? blank();
  const parts = partsOf(text);
  const at = kind === 'name' ? -1 : addressAt(parts);
  const named = (at === -1 ? parts : parts.slice(0, at)).join(', ');
  const names = kind === 'line' ? splitNames(named) : namesOfItem(named);
  const isMoreOfAddress = at !== 0 && last.affiliations.length > 0 && !names.every(isPlausible);
  if (at === 0 || isMoreOfAddress) {
    const address = addressOf(parts);
    if (isMoreOfAddress) last.affiliations.push(`${last.affiliations.pop() ?? ''}, ${address}`);
    else if (address !== '') last.affiliations.push(address);
  }
  if (at === 0 || isMoreOfAddress || names.length === 0) return void last.emails.push(...emailsIn(text));
  const isNext = isClosed(last) || (at > 0 && last.names.length > 0);
  const group = isNext ? blank() : last;
  if (isNext) groups.push(group);
  group.names.push(...names);
  if (at > 0) group.affiliations.push(addressOf(parts.slice(at)));
  group.emails.push(...emailsIn(parts.slice(at === -1 ? parts.length : at).join(' ')));
}

/** Reads a text without explained marks: row by row where it is a table of people, else names and what follows them. */
export function authorGroups(plain: string): AuthorGroup[] {
  const rows = rowsOf(plain);
  if (rows) return rows;
  const groups: AuthorGroup[] = [blank()];
  for (const block of plain.split(/\n{2,}/)) {
    if (isClosed(groups.at(-1) ?? blank())) groups.push(blank());
    const pieces = block.split('\n').flatMap(piecesOf);
    for (const piece of pieces) if (!remark.test(withoutMarks(piece.text).trim())) takePiece(groups, piece);
  }
  return groups.filter(({ names }) => names.length > 0);
}
