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
export function readNameInScript(name: string): Names | null {
  if (isEastAsian(name)) return readEastAsian(name);
  return arabic.test(name) ? readArabic(name) : null;
}
