import type { CitedWork } from '../../../../contracts/production-values.ts';

type Name = CitedWork['authors'][number];

const initials = String.raw`\p{Lu}\p{Ll}?\.?(?:[\s.-]*\p{Lu}\p{Ll}?\.?){0,4}`;
const dotted = new RegExp(String.raw`^(?:\p{Lu}\p{Ll}?\.(?:[\s-]*\p{Lu}\p{Ll}?\.){0,4})$`, 'u');
const familyFirst = new RegExp(String.raw`^(\S.*?)\s+(\p{Lu}{1,4}\.?|${initials})(?:\s+(?:Jr|Sr|I{2,3})\.?)?$`, 'u');
const givenFirst = /^((?:\p{Lu}\p{Ll}?\.[\s-]*){1,5})\s*(\S.*)$/u;
const areInitials = (text: string): boolean =>
  dotted.test(text) || /^(?:\p{Lu}[.-]?\s?){1,5}(?:d[aeo]?s?)?(?:\s(?:Jr|Sr)\.?)?$/u.test(text);

const role = /\s*\((?:eds?|hrsg|comp|trans)s?\.?\)|\s*,?\s*\beds?\.$/giu;
const others = /[,;]?\s*(?:\b(?:et\s+al|and others|u\.\s?a)\b\.?|…|\.{3})/giu;

const group =
  /\b(?:agency|association|bank|cent(?:er|re)|collaboration|commission|committee|consortium|council|department|foundation|government|group|initiative|institute|ministry|network|office|organi[sz]ation|programme|project|society|team|union|university)\b/iu;

/** One name, in the order in which it is written. */
function nameOf(written: string): Name | null {
  const text = written
    .trim()
    .replace(/^(?:and|&|und|et|y)\s+/iu, '')
    .replace(/[,;]$/u, '')
    .trim();
  if (text === '') return null;
  const comma = text.indexOf(',');
  if (comma > 0) return { family: text.slice(0, comma).trim(), given: text.slice(comma + 1).trim() };
  const given = givenFirst.exec(text);
  if (given) return { given: (given[1] ?? '').trim(), family: (given[2] ?? '').trim() };
  const family = familyFirst.exec(text);
  if (family)
    return {
      family: family[1] ?? '',
      given: (family[2] ?? '').replace(/(?<=^\p{Lu}+)\.$/u, (dot) => (written.includes('. ') ? dot : '')),
    };
  if (group.test(text)) return { family: text.replace(/\.$/u, ''), given: '' };
  const words = text.split(/\s+/u);
  // Two words or three are a person's, more a group's.
  if (words.length < 2 || words.length > 3 || !words.every((word) => /^\p{Lu}/u.test(word)))
    return { family: text, given: '' };
  return { family: words.at(-1) ?? '', given: words.slice(0, -1).join(' ') };
}

/** Names that are parted by commas: each is whole, or its initials follow after another comma. */
function commaNames(text: string): string[] {
  const pieces = text
    .split(/,\s*|\s+(?:and|&|und|et|y)\s+/iu)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '' && !/^(?:and|&)$/iu.test(piece));
  const names: string[] = [];
  for (const piece of pieces) {
    const last = names.at(-1);
    const name = piece.replace(/^(?:and|&)\s+/iu, '');
    if (last !== undefined && !last.includes(',') && areInitials(name)) names[names.length - 1] = `${last}, ${name}`;
    else if (last !== undefined && /^(?:Jr|Sr|I{2,3})\.?$/u.test(name)) names[names.length - 1] = last;
    else names.push(name);
  }
  return names;
}

/** The people of a reference, as the usual styles write them. */
export function readNames(written: string): Name[] {
  const text = written
    .replaceAll(role, '')
    .replaceAll(others, '')
    .replace(/[\s.,:;]+$/u, (end) => (end.startsWith('.') ? '.' : ''));
  if (text.includes(';')) return named(text.split(';'));
  // Of several people, the first one has the family name first: Smith, Jane, and Bob Doe.
  const [, first, second] = /^([^,;]+,\s*[^,;]*\p{Ll}{2}[^,;]*),\s*(?:and|&)\s+(\S*\p{Ll}\S*\s.*)$/u.exec(text) ?? [];
  if (first !== undefined && second !== undefined) return named([first, second]);
  // One person whose given name is written in full, or in a short form of its own: Smith, Jane. Becker, Th.
  const [family = '', given = '', ...more] = text.replace(/\.$/u, '').split(/,\s*/u);
  const isOne = more.length === 0 && given !== '' && !/\s(?:and|&|und|et)\s/u.test(text);
  const isFamily = !/\s\p{Lu}{1,4}$/u.test(family) && !/^\p{Lu}\./u.test(family);
  const isGiven = !/\s\p{Lu}{1,4}$/u.test(given) || areInitials(given);
  return named(isOne && isFamily && isGiven ? [text.replace(/(?<=\p{Ll}{2})\.$/u, '')] : commaNames(text));
}

const named = (parts: readonly string[]): Name[] => parts.map(nameOf).filter((name) => name !== null);
