/** A family as its package has it: whole, or cut into files by characters, as web fonts come. */
export interface FontFamily {
  readonly name: string;
  /** The package whose list says which file covers which characters; null for a font that is whole. */
  readonly rangesOf: string | null;
  /** The file of a slice. */
  readonly file: (slice: string) => string;
  /** Where on its axes a variable font is drawn; its own default may be hair-thin. */
  readonly variation: Readonly<Record<string, number>> | null;
  /** Scripts whose letters change places within a syllable are shaped syllable by syllable. */
  readonly shapes: 'words' | 'syllables';
  /** How large it is drawn beside the serif of the house, so that its letters look as large. */
  readonly scale: number;
}

/** The serif of the house, drawn for large sizes or for reading. */
export const serifCuts = ['display', 'text'] as const;
export type SerifCut = (typeof serifCuts)[number];

const serif = (cut: SerifCut, opticalSize: number): FontFamily => ({
  name: `SourceSerif-${cut}`,
  rangesOf: '@fontsource-variable/source-serif-4',
  file: (slice) => `@fontsource-variable/source-serif-4/files/source-serif-4-${slice}-opsz-normal.woff2`,
  variation: { wght: 400, opsz: opticalSize },
  shapes: 'words',
  scale: 1,
});

export const serifs: Readonly<Record<SerifCut, FontFamily>> = {
  display: serif('display', 40),
  text: serif('text', 12),
};

const script = (id: string, shapes: FontFamily['shapes']): FontFamily => ({
  name: id,
  rangesOf: `@fontsource/${id}`,
  file: (slice) => `@fontsource/${id}/files/${id}-${slice}-400-normal.woff2`,
  variation: null,
  shapes,
  scale: 1,
});

/** The scripts that have a font of their own, besides Latin, Greek and Cyrillic. */
export const scripts: readonly FontFamily[] = [
  script('noto-naskh-arabic', 'words'),
  script('noto-sans-devanagari', 'syllables'),
  script('noto-sans-bengali', 'syllables'),
  script('noto-sans-tamil', 'syllables'),
  script('noto-sans-thai', 'syllables'),
];

const eastAsian = (language: string): FontFamily => ({
  name: `noto-sans-${language}`,
  rangesOf: `@fontsource-variable/noto-sans-${language}`,
  file: (slice) => `@fontsource-variable/noto-sans-${language}/files/noto-sans-${language}-${slice}-wght-normal.woff2`,
  variation: { wght: 400 },
  shapes: 'words',
  scale: 1,
});

/** The same character is written differently in these three. */
export const eastAsians = { chinese: eastAsian('sc'), japanese: eastAsian('jp'), korean: eastAsian('kr') } as const;

const whole = (file: string): FontFamily => ({
  name: file,
  rangesOf: null,
  file: () => `dejavu-fonts-ttf/ttf/${file}.ttf`,
  variation: null,
  shapes: 'words',
  scale: 0.88,
});

/** What these two have beyond the others: Georgian, Armenian, marks that combine, arrows, mathematics; Hebrew, Lao, N’Ko. */
export const manyScripts = { serif: whole('DejaVuSerif'), sans: whole('DejaVuSans') } as const;
