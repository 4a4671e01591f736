import type { AuthorFields } from '../../../../../contracts/drafts.ts';

type Names = Pick<AuthorFields, 'authorGivenName' | 'authorLastName'>;

const doubled = new Set(
  '欧阳 歐陽 司马 司馬 上官 诸葛 諸葛 司徒 夏侯 皇甫 尉迟 公孙 公孫 慕容 令狐 长孙 宇文 端木 东方 東方 南宫 独孤 남궁 황보 제갈 선우 독고 사공'.split(
    ' ',
  ),
);
const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々ー·\s]+$/u;
const arabic = /^[\p{Script=Arabic}\s.'’\u200c-]+$/u;
const arabicParticles = new Set(['بن', 'ابن', 'بنت', 'آل', 'أبو', 'ابو', 'عبد', 'أم']);

function readEastAsian(name: string): Names {
  const [first = '', ...others] = name.split(' ');
  if (others.length > 0) return { authorLastName: first, authorGivenName: others.join(' ') };
  const signs = Array.from(name);
  const isDoubled = doubled.has(signs.slice(0, 2).join('')) && signs.length > 2;
  // Four signs and kana are Japanese: two and two, as a rule.
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name) || signs.length === 4;
  const length = isDoubled || (isJapanese && signs.length > 2) ? 2 : 1;
  return { authorLastName: signs.slice(0, length).join(''), authorGivenName: signs.slice(length).join('') };
}

function readArabic(name: string): Names {
  const words = name.split(' ');
  let at = words.length - 1;
  while (at > 1 && arabicParticles.has(words[at - 1] ?? '')) at -= 1;
  return { authorGivenName: words.slice(0, at).join(' '), authorLastName: words.slice(at).join(' ') };
}

/** Whether a text is written in East Asian signs alone. */
export const isEastAsian = (text: string): boolean => eastAsian.test(text) && /\p{L}/u.test(text);

/** A name in a script with an order of its own; null for all others. */
function readNameInScript(name: string): Names | null {
  if (isEastAsian(name)) return readEastAsian(name);
  return arabic.test(name) ? readArabic(name) : null;
}

type Name = Pick<AuthorFields, 'authorTitle' | 'authorGivenName' | 'authorLastName'>;

const titles: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:(?:assoc(?:iate)?|asst|assistant|adjunct|full)\.?\s+)?prof(?:essor)?\b\.?|^أ\s?\.\s?د\s?\.?\s|^الأستاذ(?:ة)?\s/iu,
    'Prof',
  ],
  [/^dr\b\.?|^doctor\b|^د\s?\.\s?|^الدكتور(?:ة)?\s/iu, 'Dr.'],
  [/^(?:Mrs|mrs|MRS)\b\.?/u, 'Mrs.'],
  [/^(?:Mr|mr|MR\.)(?![\p{L}])\.?/u, 'Mr.'],
  [/^(?:Ms|ms|MS\.|Miss|miss)(?![\p{L}])\.?/u, 'Ms.'],
  [/^(?:eng|ing|sir|dame|rev)\.\s/iu, ''],
];

/** The title that a name begins with, and the name behind it; of two titles the first named counts. */
export function takeTitle(text: string): [title: string, name: string] {
  for (const [pattern, title] of titles) {
    const rest = text.replace(pattern, '').trim();
    if (rest === text || !/\p{L}/u.test(rest)) continue;
    const [second, name] = takeTitle(rest);
    return [title === '' ? second : title, name];
  }
  return ['', text];
}

const particles = new Set(
  'van von der den de del della dello di da das dos do du des la le al el bin ibn bint binti ben abu ter ten te zu zum zur af av st. st saint san dalla dal degli lo los las mac mc'.split(
    ' ',
  ),
);
/** Capitalised, these are as often a name of their own. */
const onlySmall = new Set('do le la lo st san den te zu da san ten los las mac mc du des ben'.split(' '));
/** What follows a name and is part of it. */
export const suffix = /^(?:jr|sr|jnr|snr)\.?$|^(?:II|III|IV)$/i;

/** Whether a word ties itself to the last name that follows. */
export const isParticle = (word: string): boolean =>
  particles.has(word) || (particles.has(word.toLowerCase()) && !onlySmall.has(word.toLowerCase()));

const isInitials = (word: string) =>
  !suffix.test(word) && (/^\p{Lu}{1,3}$/u.test(word) || /^(?:\p{Lu}\p{Ll}?\.-?)+$/u.test(word));
const isShouted = (word: string) => /^[\p{Lu}'’-]{2,}$/u.test(word) && !isInitials(word);
const isMixed = (word: string) => /\p{Ll}/u.test(word);

/** Where in a list of words the last name begins. */
function lastNameAt(words: readonly string[]): number {
  let at = words.length - 1;
  if (at > 1 && suffix.test(words[at] ?? '')) at -= 1;
  while (at > 1 && isParticle(words[at - 1] ?? '')) at -= 1;
  if (at === 1 && words.length > 2 && isParticle(words[0] ?? '')) return 0;
  // “Ortega y Gasset” is one last name.
  return at > 2 && words[at - 1] === 'y' ? at - 2 : at;
}

function inOrder(words: readonly string[]): [given: string, last: string] {
  const shouted = words.filter(isShouted);
  // “HADDAD Amal”, as French and Asian bylines have it.
  if (shouted.length > 0 && isShouted(words[0] ?? '') && words.some(isMixed))
    return [words.filter((word) => !isShouted(word)).join(' '), shouted.join(' ')];
  const last = words.at(-1) ?? '';
  // “Haddad A”, as medical lists have it.
  if (words.length > 1 && isInitials(last) && isMixed(words[0] ?? '')) return [last, words.slice(0, -1).join(' ')];
  const at = lastNameAt(words);
  return [words.slice(0, at).join(' '), words.slice(at).join(' ')];
}

const clean = (text: string) =>
  text
    .replaceAll(/["“”]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,;:|–—-]+|[\s,;:|–—-]+$/g, '')
    // The full stop of a sentence; that of an initial or a suffix stays.
    .replace(/(?<=\p{Ll}|\p{Lo}|\s)(?<!\b[JSjs]n?r)\.$/u, '')
    .trim();

/** A name as the form asks for it; “Last, Given” and “Given Last” are both understood. */
export function readName(text: string): Name {
  const [title, name] = takeTitle(clean(text));
  const [last, given, ...more] = name.split(/\s*,\s*/);
  if (given !== undefined && last !== undefined) {
    const [titleInside, rest] = takeTitle([given, ...more].join(' '));
    const words = rest.split(' ');
    const isSuffix = (word: string) => words.length > 1 && suffix.test(word);
    return {
      authorTitle: title || titleInside,
      authorGivenName: words.filter((word) => !isSuffix(word)).join(' '),
      authorLastName: [last, ...words.filter(isSuffix)].join(' '),
    };
  }
  const inScript = readNameInScript(name);
  if (inScript) return { authorTitle: title, ...inScript };
  const [givenName, lastName] = inOrder(name.split(' '));
  return { authorTitle: title, authorGivenName: givenName, authorLastName: lastName };
}

/** The parts of a whole name that was typed as a given name: “Dr Amal Haddad”. Nothing else is changed. */
export function wholeName({ authorTitle, authorGivenName, authorLastName }: Name): Partial<Name> {
  if (authorTitle !== '' || authorLastName !== '') return {};
  const name = readName(authorGivenName);
  return name.authorTitle !== '' && name.authorGivenName !== '' && name.authorLastName !== '' ? name : {};
}
