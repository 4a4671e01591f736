import { expect, test } from 'vitest';
import type { CitedWork, ProductionReference } from '../../../../contracts/production-values.ts';
import { inPage, opened } from '../../../../test/production/article-in-editor.ts';
import { emptyWork } from '../references/reference-changes.ts';
import { citationForm, citationWords, foundReferences } from './citations.ts';

inPage();

const reference = (id: string, html: string, work: Partial<CitedWork> | null = null): ProductionReference => ({
  id,
  html,
  doi: null,
  url: null,
  work: work && { ...emptyWork, ...work },
});

const author = (family: string) => ({ family, given: '' });
const references = [
  reference('r1', 'Smith J. (2001) <i>Snails</i>.', { authors: [author('Smith')], year: '2001' }),
  reference('r2', 'Smith J, Jones A. 2002.', { authors: [author('Smith'), author('Jones')], year: '2002' }),
  reference('r3', 'Li, B. et al. 2003 &amp; more.', { authors: ['Li', 'Wu', 'Xu'].map(author), year: '2003' }),
  reference('r4', 'Darwin C. On the origin of species. 1859.'),
];

test.each([
  ['<p>[<a href="#r1">1</a>, <a href="#r2">2</a>]</p>', ['1', '2', '3', '4'], ['[', ']']],
  [
    '<p>(<a href="#r1">Smith, 2001</a>)</p>',
    ['Smith, 2001', 'Smith & Jones, 2002', 'Li et al., 2003', 'Darwin, 1859'],
    ['(', ')'],
  ],
  [
    '<p>as <a href="#r1">Smith 2001</a></p>',
    ['Smith 2001', 'Smith & Jones 2002', 'Li et al. 2003', 'Darwin 1859'],
    ['(', ')'],
  ],
  ['<p>Nothing is cited.</p>', ['Smith, 2001', 'Smith & Jones, 2002', 'Li et al., 2003', 'Darwin, 1859'], ['(', ')']],
])('new citations look like those of %s', (html, words, brackets) => {
  const form = citationForm(opened(html).doc, references);
  expect(references.map((one, place) => citationWords(one, place + 1, form))).toEqual(words);
  expect(form.brackets).toEqual(brackets);
});

test.each([
  ['snails', ['r1']],
  ['smith 2002', ['r2']],
  ['LI MORE', ['r3']],
  ['4', ['r4']],
  ['', ['r1', 'r2', 'r3', 'r4']],
  ['nothing', []],
])('“%s” finds references %j', (wanted, ids) => {
  expect(foundReferences(references, wanted).map((found) => found.reference.id)).toEqual(ids);
});
