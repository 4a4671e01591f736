import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';

const file = (name: string) => fileURLToPath(import.meta.resolve(name));

const google = (id: string, name: string, weight = '400Regular') =>
  file(`@expo-google-fonts/${id}/${weight}/${name}_${weight}.ttf`);

/** These packages export no font by name. */
const eastAsian = (id: string, name: string) =>
  fileURLToPath(new URL(`../fonts/${name}.otf`, import.meta.resolve(`@embedpdf/fonts-${id}`)));

/** The static fonts that Typst chooses from. `templates/site.typ` names their families in order of preference. */
export const fontFiles: readonly string[] = [
  google('source-serif-4', 'SourceSerif4'),
  google('source-serif-4', 'SourceSerif4', '400Regular_Italic'),
  google('public-sans', 'PublicSans'),
  google('public-sans', 'PublicSans', '400Regular_Italic'),
  google('amiri', 'Amiri'),
  google('noto-sans-devanagari', 'NotoSansDevanagari'),
  google('noto-serif-bengali', 'NotoSerifBengali'),
  google('noto-sans-tamil', 'NotoSansTamil'),
  google('noto-sans-thai', 'NotoSansThai'),
  google('noto-sans-math', 'NotoSansMath'),
  eastAsian('sc', 'NotoSansHans-Regular'),
  eastAsian('jp', 'NotoSansJP-Regular'),
  eastAsian('kr', 'NotoSansKR-Regular'),
  file('dejavu-fonts-ttf/ttf/DejaVuSerif.ttf'),
  file('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
];

let opened: Font[] | null = null;

/** Whether one font has all of these characters. */
export function isCovered(characters: readonly string[]): boolean {
  opened ??= fontFiles.map((name) => create(readFileSync(name)));
  return opened.some((font) =>
    characters.every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
  );
}
