import { eastAsians, manyScripts, scripts, serifs, type FontFamily, type SerifCut } from './font-catalogue.ts';
import { fontWith, type OpenFont } from './open-font.ts';

/** Whose way of writing Chinese characters a text asks for. */
export type HanStyle = keyof typeof eastAsians;

/** How a text is to be set, whatever its scripts. */
export interface TypeStyle {
  readonly cut: SerifCut;
  readonly han: HanStyle;
}

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const hangul = /\p{Script=Hangul}/u;

/** Kana is Japanese and Hangul Korean; else the language of the text decides. */
export function hanStyleOf(text: string, language: string): HanStyle {
  if (kana.test(text)) return 'japanese';
  if (hangul.test(text)) return 'korean';
  if (/^(ja|jpn?|japanese)\b/i.test(language)) return 'japanese';
  return /^(ko|kor|korean)\b/i.test(language) ? 'korean' : 'chinese';
}

function familiesFor({ cut, han }: TypeStyle): FontFamily[] {
  const others = Object.values(eastAsians).filter((family) => family !== eastAsians[han]);
  return [serifs[cut], ...scripts, manyScripts.serif, eastAsians[han], ...others, manyScripts.sans];
}

/** What asks for no picture of its own: joiners, and marks that choose between two. */
const unseen = /\p{Default_Ignorable_Code_Point}/u;

/** The characters of a cluster that a font must have. */
export const seenCharacters = (cluster: string): string[] =>
  Array.from(cluster).filter((character) => !unseen.test(character));

function findFont(cluster: string, style: TypeStyle): OpenFont | null {
  const codes = seenCharacters(cluster).map((character) => character.codePointAt(0) ?? 0);
  for (const family of familiesFor(style)) {
    const open = fontWith(family, codes);
    if (open) return open;
  }
  return null;
}

const found = new Map<string, OpenFont | null>();
const mostKept = 20_000;

/** The first font that has a whole cluster, a letter with its marks; null if none has. */
export function fontFor(cluster: string, style: TypeStyle): OpenFont | null {
  const asked = `${style.cut} ${style.han} ${cluster}`;
  const known = found.get(asked);
  if (known !== undefined) return known;
  const font = findFont(cluster, style);
  if (found.size >= mostKept) found.clear();
  found.set(asked, font);
  return font;
}
