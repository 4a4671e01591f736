import type { CitedName, CitedWork, Locator } from './cited-work.ts';

type Tag = readonly [tag: string, value: string | null];

const name = ({ given, family, suffix }: CitedName) => [family, given, suffix].filter(Boolean).join(', ');

const place = (locator: Locator): Tag[] =>
  locator.kind === 'number'
    ? [['C7', locator.number]]
    : [
        ['SP', locator.first],
        ['EP', locator.last],
      ];

/** Year, month, day and an unused fourth part; unknown parts stay empty. */
const date = ([year = '', month = '', day = '']: readonly string[]) => `${year}/${month}/${day}/`;

/** One tag is one line: a break in a value would begin another. */
const line = ([tag, value]: Tag) => `${tag}  - ${(value ?? '').replace(/\p{Cc}+/gu, ' ')}`;

/** A work as a RIS record. Long values are not broken: most readers take a second line for a new tag. */
export function writeRis(work: CitedWork): string {
  const tags: Tag[] = [
    ...work.authors.map((author): Tag => ['AU', name(author)]),
    ['TI', work.title.text],
    ['T2', work.journal],
    ['J2', work.abbreviation],
    ['PY', work.published[0] ?? null],
    ['DA', date(work.published)],
    ['VL', work.volume],
    ['IS', work.issue],
    ...place(work.locator),
    ['SN', work.issn],
    ['PB', work.publisher],
    ['DO', work.doi],
    ['UR', work.address],
    ['LA', work.language],
    ...work.keywords.map((keyword): Tag => ['KW', keyword]),
    ['AB', work.abstract],
    ['ID', work.key],
  ];
  const known = tags.filter(([, value]) => value !== null && value !== '');
  return `${[['TY', 'JOUR'] as const, ...known, ['ER', ''] as const].map(line).join('\r\n')}\r\n`;
}
