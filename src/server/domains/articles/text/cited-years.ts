import type { ProductionReference } from '../../../../contracts/production-values.ts';
import { plainTextOf } from '../jats/html-text.ts';

/** A part of a text that should lead somewhere. */
export interface FoundLink {
  readonly start: number;
  readonly end: number;
  readonly id: string;
}

interface Known {
  readonly id: string;
  readonly suffix: string;
  /** How a text may name its authors. */
  readonly forms: ReadonlySet<string>;
}

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('&', ' and ')
    .replaceAll(/[’']s\b/gu, '')
    .replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim()
    .toLowerCase();

function formsOf(families: readonly string[]): Set<string> {
  const [first = '', second = ''] = families;
  const forms = new Set<string>();
  if (first === '') return forms;
  if (families.length === 1) forms.add(first);
  if (families.length === 2) forms.add(`${first} and ${second}`).add(`${first} ${second}`);
  if (families.length > 1) forms.add(`${first} et al`).add(`${first} and others`).add(`${first} and colleagues`);
  if (families.length > 2 && families.length < 8)
    forms.add(`${families.slice(0, -1).join(' ')} and ${families.at(-1)}`);
  return forms;
}

const yearIn = /(?<!\d)((?:1[5-9]|20)\d{2})([a-z]?)(?![\p{L}\d])/u;

function known({ id, html, work }: ProductionReference): [year: string, work: Known][] {
  const text = plainTextOf(html);
  const year = work !== null && work.year !== '' ? work.year : yearIn.exec(text)?.[1];
  if (year === undefined) return [];
  const suffix = new RegExp(String.raw`(?<!\d)${year}([a-z])(?!\p{L})`, 'u').exec(text)?.[1] ?? '';
  const families = work === null ? [/^[\p{L}’'-]+/u.exec(text)?.[0] ?? ''] : work.authors.map(({ family }) => family);
  const forms = formsOf(families.map(folded));
  // Of one that could not be read, only the first name is sure.
  if (work === null) forms.add(`${folded(families[0] ?? '')} et al`);
  return [[year, { id, suffix, forms }]];
}

const allYears = new RegExp(yearIn.source, 'gu');
const authorsBefore =
  /(?:\p{Lu}[\p{L}\p{M}’'.-]*)(?:(?:\s*,\s*(?:and\s+|&\s*)?|\s+and\s+|\s*&\s*|\s+)(?:\p{Lu}[\p{L}\p{M}’'.-]*|et\s+al\.?|others|colleagues|of|for|the|van|von|der|den|de|del|da|di|la|le|el|al|bin|ibn)(?![\p{L}]))*$/u;
const anyAuthorsBefore = /[\p{L}\p{M}’'-]+(?:\s+(?:و|وآخرون|and|et al\.?)\s*[\p{L}\p{M}’'-]*)?$/u;

/** Finds citations by author and year: “(Smith, 2019; Lee et al., 2020a)”, “Smith (2019)”. */
export function yearCitations(references: readonly ProductionReference[]): (text: string) => FoundLink[] {
  const byYear = new Map<string, Known[]>();
  for (const [year, work] of references.flatMap(known)) byYear.set(year, [...(byYear.get(year) ?? []), work]);
  const cited = (year: string, suffix: string, phrase: string): { id: string; form: string } | null => {
    const found = (byYear.get(year) ?? []).flatMap(({ forms, ...work }) => {
      const form = [...forms]
        .filter((one) => phrase === one || phrase.endsWith(` ${one}`))
        .toSorted((a, b) => b.length - a.length)[0];
      return form === undefined ? [] : [{ ...work, form }];
    });
    const exact = found.filter((work) => work.suffix === suffix);
    const [only, ...others] =
      exact.length > 0 ? exact : suffix === '' ? [] : found.filter((work) => work.suffix === '');
    return only === undefined || others.length > 0 ? null : only;
  };
  return (text) => {
    const links: FoundLink[] = [];
    let last = { end: -1, phrase: '' };
    for (const { 0: whole, 1: year = '', 2: suffix = '', index } of text.matchAll(allYears)) {
      if (!byYear.has(year)) continue;
      const from = Math.max(0, index - 160);
      const before = text.slice(from, index);
      const sep = /[\s,;([]*$/u.exec(before)?.[0] ?? '';
      const written = before.slice(0, before.length - sep.length);
      const isNext = last.end >= 0 && /^\s*[,;]\s*(?:and\s*)?$/u.test(text.slice(last.end, index));
      const names = (authorsBefore.exec(written) ?? anyAuthorsBefore.exec(written))?.[0] ?? '';
      const phrase = isNext ? last.phrase : folded(names);
      const found = phrase === '' ? null : cited(year, suffix, phrase);
      last = { end: found === null && !isNext ? -1 : index + whole.length, phrase };
      if (found === null) continue;
      const isWhole = !isNext && !/[([]/u.test(sep);
      links.push({
        start: isWhole ? startOf(text, index - sep.length, found.form) : index,
        end: index + whole.length,
        id: found.id,
      });
    }
    return links;
  };
}

/** Where the names of this form begin that end at a place. */
function startOf(text: string, end: number, form: string): number {
  for (let start = end - 1; start >= Math.max(0, end - 160); start -= 1)
    if (!/[\p{L}’'-]/u.test(text[start - 1] ?? ' ') && folded(text.slice(start, end)) === form) return start;
  return end;
}
