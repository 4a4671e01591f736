import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff2 } from '../../../typesetting/woff2/unpack-woff2.ts';

export type Face = 'roman' | 'italic';

const scripts = ['latin', 'extended', 'vietnamese', 'greek', 'symbols'] as const;
export type Script = (typeof scripts)[number];

const { resolve } = createRequire(import.meta.url);
const sourceSerif = (subset: string, slope: string) =>
  `@fontsource-variable/source-serif-4/files/source-serif-4-${subset}-wght-${slope}.woff2`;

const files: Record<Face, Record<Script, string>> = {
  roman: {
    latin: sourceSerif('latin', 'normal'),
    extended: sourceSerif('latin-ext', 'normal'),
    vietnamese: sourceSerif('vietnamese', 'normal'),
    greek: sourceSerif('greek', 'normal'),
    symbols: 'dejavu-fonts-ttf/ttf/DejaVuSerif.ttf',
  },
  italic: {
    latin: sourceSerif('latin', 'italic'),
    extended: sourceSerif('latin-ext', 'italic'),
    vietnamese: sourceSerif('vietnamese', 'italic'),
    greek: sourceSerif('greek', 'italic'),
    symbols: 'dejavu-fonts-ttf/ttf/DejaVuSerif-Italic.ttf',
  },
};

const fonts = new Map<string, Buffer>();

function readFont(file: string): Buffer {
  const known = fonts.get(file);
  if (known) return known;
  const bytes = readFileSync(resolve(file));
  const font = file.endsWith('.woff2') ? unpackWoff2(bytes) : bytes;
  fonts.set(file, font);
  return font;
}

/** The name under which a document knows a face in a script. */
export const fontName = (face: Face, script: Script): string => `${face}-${script}`;

/** Gives a document the house serif; a font is embedded only where a letter asks for it. */
export function registerHouseType(doc: PDFKit.PDFDocument): void {
  for (const face of ['roman', 'italic'] as const)
    for (const script of scripts) doc.registerFont(fontName(face, script), readFont(files[face][script]));
}

const latin =
  /[\u0020-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u2010-\u2014\u2018-\u201e\u2022\u2026\u2032\u2033\u20ac\u2122\u2212]/u;
const extended = /[\u0100-\u02af\u02bd-\u02c5\u1e00-\u1e9f\u1ef2-\u1eff\u2020]/u;
const vietnamese = /[\u1ea0-\u1ef1]/u;
const greek = /[\u0370-\u03ff]/u;

function scriptOf(letter: string): Script {
  if (latin.test(letter)) return 'latin';
  if (extended.test(letter)) return 'extended';
  if (vietnamese.test(letter)) return 'vietnamese';
  return greek.test(letter) ? 'greek' : 'symbols';
}

/** Text in stretches that one font file can draw; a web font comes cut up by script. */
export function splitByScript(text: string): { text: string; script: Script }[] {
  const parts: { text: string; script: Script }[] = [];
  for (const letter of text.normalize('NFC')) {
    const script = scriptOf(letter);
    const last = parts.at(-1);
    if (last?.script === script) last.text += letter;
    else parts.push({ text: letter, script });
  }
  return parts;
}
