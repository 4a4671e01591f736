import { emailsIn, withoutEmails } from './emails.ts';
import { withoutMarks } from './marks.ts';
import { isCountry, namesPlace } from './place-words.ts';
import { splitNames } from './split-names.ts';

/** People that stand together in a text, with what is said of all of them. */
export interface AuthorGroup {
  readonly names: string[];
  readonly affiliations: string[];
  readonly emails: number[];
}

const numbering = /^(?:\(?\d{1,3}[.)]|[a-z]\))\s*(?=\p{L})/u;
const remark = /^(?:correspond|contact|keywords?|abstract|received|©|these authors|equal)/i;

const aside = /(?<=\p{L}\s*)\([^()]*\)/gu;

/** The parts between commas; what stands in brackets is not divided. */
const partsOf = (line: string) => line.split(/\s*,\s*(?![^()]*\))/);

/** Where the names of a line end and the address begins; -1 where it has no address. */
function addressAt(parts: readonly string[]): number {
  const at = parts.findIndex((part) => namesPlace(withoutMarks(withoutEmails(part)).replaceAll(aside, '')));
  if (at > 0 || parts.length < 2) return at;
  return at === 0 ? 0 : parts.findIndex((part, place) => place > 0 && place === parts.length - 1 && isCountry(part));
}

const isPlausible = (name: string) => {
  const words = withoutEmails(withoutMarks(name)).trim().split(/\s+/);
  return words.length > 1 || /\p{Script=Han}|\p{Script=Hangul}|,/u.test(name);
};

const blank = (): AuthorGroup => ({ names: [], affiliations: [], emails: [] });
const isClosed = ({ names, affiliations, emails }: AuthorGroup) =>
  names.length > 0 && affiliations.length + emails.length > 0;

const text = (parts: readonly string[]) =>
  withoutEmails(parts.join(', '))
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,;:.|–-]+|[\s,;:|–-]+$/g, '')
    .replace(/,\s*,/g, ',')
    .trim();

/** Reads a text line by line: names, then what belongs to them. */
export function authorGroups(plain: string): AuthorGroup[] {
  const groups: AuthorGroup[] = [blank()];
  const last = () => groups.at(-1) ?? blank();
  const open = () => groups.push(blank());

  const takeLine = (line: string) => {
    const parts = partsOf(line);
    const at = addressAt(parts);
    const names = at === 0 ? [] : splitNames((at === -1 ? parts : parts.slice(0, at)).join(', '));
    const isMoreOfAddress = at !== 0 && last().affiliations.length > 0 && !names.every(isPlausible);
    if (at === 0 || isMoreOfAddress) {
      const address = text(parts);
      if (address === '') return;
      if (isMoreOfAddress) last().affiliations.push(`${last().affiliations.pop() ?? ''}, ${address}`);
      else last().affiliations.push(address);
      last().emails.push(...emailsIn(line));
      return;
    }
    if (names.length === 0) return void last().emails.push(...emailsIn(line));
    if (isClosed(last()) || (at > 0 && last().names.length > 0)) open();
    last().names.push(...names);
    if (at > 0) last().affiliations.push(text(parts.slice(at)));
    last().emails.push(...emailsIn(parts.slice(at === -1 ? parts.length : at).join(' ')));
  };

  for (const block of plain.split(/\n{2,}/)) {
    if (isClosed(last())) open();
    for (const line of block.split(/\n|;\s*/))
      if (!remark.test(withoutMarks(line).trim())) takeLine(line.trim().replace(numbering, ''));
  }
  return groups.filter(({ names }) => names.length > 0);
}
