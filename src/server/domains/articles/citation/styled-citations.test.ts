import { beforeAll, describe, expect, test } from 'vitest';
import { Cite } from '../../../../test/citation-reader.ts';
import type { CitedName, CitedWork } from './cited-work.ts';
import { aCitedWork } from './cited-work-fixture.ts';
import { styledCitations } from './read-citations.ts';

const cited = (style: 'APA' | 'Harvard' | 'Vancouver', changes: Partial<CitedWork> = {}) =>
  styledCitations(aCitedWork(changes)).find((citation) => citation.style === style) ?? { text: '', html: '' };

/** What the reference processor of the Citation Style Language makes of the same work. */
function processed(template: string, work: CitedWork): string {
  const { locator } = work;
  const item = {
    id: 'work',
    type: 'article-journal',
    title: work.title.text,
    author: work.authors.map(({ given, family }) => (given ? { given, family } : { literal: family })),
    'container-title': work.journal,
    volume: work.volume ?? undefined,
    issue: work.issue ?? undefined,
    page: locator.kind === 'pages' ? [locator.first, locator.last].filter(Boolean).join('-') : undefined,
    number: locator.kind === 'number' ? locator.number : undefined,
    DOI: work.doi ?? undefined,
    URL: work.address,
    issued: { 'date-parts': [work.published.map(Number)] },
  };
  const text = new Cite([item]).format('bibliography', { format: 'text', template, lang: 'en-US' }).trim();
  return template === 'vancouver' ? text.replace(/^1\. /, '') : text;
}

const people = (count: number): CitedName[] =>
  Array.from({ length: count }, (_, at) => ({ given: 'Ada B', family: `Name${String.fromCharCode(65 + at)}` }));

const works: [string, Partial<CitedWork>][] = [
  ['pages', {}],
  ['one page', { locator: { kind: 'pages', first: '11', last: null } }],
  ['long pages', { locator: { kind: 'pages', first: '1011', last: '1019' } }],
  ['a number of its own', { locator: { kind: 'number', number: 'e100' } }],
  ['a title that is a question', { title: { text: 'Why?', html: 'Why?' } }],
  ['a group', { authors: [{ given: '', family: 'The Consortium' }] }],
  ['three authors', { authors: people(3) }],
  ['seven authors', { authors: people(7) }],
  ['twenty authors', { authors: people(20) }],
  ['twenty-one authors', { authors: people(21) }],
  ['no issue', { issue: null }],
  ['neither volume nor issue', { volume: null, issue: null }],
  ['a year alone', { published: ['2011'] }],
  ['a month', { published: ['2011', '05'] }],
  ['no author', { authors: [] }],
  ['no DOI', { doi: null }],
];

describe('agree with the Citation Style Language', () => {
  // The processor takes seconds over its first style.
  beforeAll(() => void processed('apa', aCitedWork()), 60_000);

  test.each(works)('APA: %s', (_name, changes) => {
    expect(cited('APA', changes).text).toBe(processed('apa', aCitedWork(changes)));
  });

  test.each(works)('Vancouver: %s', (_name, changes) => {
    const expected = processed('vancouver', aCitedWork(changes));
    expect(cited('Vancouver', changes).text).toBe(expected);
  });

  // The processor knows American quotation marks only, puts the comma inside, and leaves numbers and authorless works out.
  const british = works.filter(
    ([name]) => !['a number of its own', 'no author', 'a title that is a question'].includes(name),
  );
  test.each(british)('Harvard: %s', (_name, changes) => {
    const american = processed('harvard1', aCitedWork(changes));
    expect(cited('Harvard', changes).text).toBe(american.replace('“', '‘').replace(',”', '’,'));
  });
});

test.each([
  [{ given: 'Martin Luther', family: 'King', suffix: 'Jr.' }, 'King, M. L., Jr.', 'King, M.L., Jr.', 'King ML Jr'],
  [{ given: 'J.R.R.', family: 'Tolkin' }, 'Tolkin, J. R. R.', 'Tolkin, J.R.R.', 'Tolkin JRR'],
  [{ given: 'J.-L. P.', family: 'Noor' }, 'Noor, J.-L. P.', 'Noor, J.-L.P.', 'Noor JLP'],
  [{ given: 'AB', family: 'Ek' }, 'Ek, A. B.', 'Ek, A.B.', 'Ek AB'],
  [{ given: '小明', family: '王' }, '王小明', '王小明', '王小明'],
])('%o is written as each style has it', (author, apa, harvard, vancouver) => {
  const begin = (style: 'APA' | 'Harvard' | 'Vancouver') => cited(style, { authors: [author] }).text;
  expect(begin('APA').startsWith(`${apa.replace(/\.$/, '')}. (2026)`)).toBe(true);
  expect(begin('Harvard').startsWith(`${harvard} (2026)`)).toBe(true);
  expect(begin('Vancouver').startsWith(`${vancouver}. Homework`)).toBe(true);
});

test('Harvard gives the number of an article, and begins with the title where nobody is named', () => {
  expect(cited('Harvard', { authors: [], locator: { kind: 'number', number: 'e100' } }).text).toBe(
    '‘Homework after the bell’ (2026), Emirates Journal, 2(1), article e100. Available at: https://doi.org/10.5555/eijer.1.',
  );
});

test('titles keep their italics on the page and lose them on the clipboard', () => {
  const title = { text: 'On Homo & us', html: 'On <i>Homo</i> &amp; us' };
  expect(cited('APA', { title }).html).toContain('On <i>Homo</i> &amp; us. <i>Emirates Journal</i>, <i>2</i>(1)');
  expect(cited('APA', { title }).text).toContain('On Homo & us. Emirates Journal, 2(1)');
});

test('names and journals bring no markup', () => {
  const hostile = {
    authors: [{ given: 'A', family: '<img src=x onerror=1>' }],
    journal: '<b>J</b>',
    doi: '10.1/"><script>',
  };
  for (const { html } of styledCitations(aCitedWork(hostile)))
    expect(html.replace(/<\/?i>|<\/?a>|<a href="[^"<>]*">/g, '')).not.toMatch(/[<>]/);
});
