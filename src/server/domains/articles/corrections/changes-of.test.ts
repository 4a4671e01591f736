import { expect, test } from 'vitest';
import { changesOf, auditOfChanges, type Correctable } from './changes-of.ts';

const author = {
  authorTitle: 'Dr.',
  authorGivenName: 'Lina',
  authorLastName: 'Hadad',
  authorAffiliation: 'Dubai',
  affiliations: ['Dubai'],
  orcid: '0000-0002-1825-0097',
  isCorresponding: true,
  email: 'lina@example.org',
};
const current: Correctable = {
  title: { text: 'On Apis', html: 'On <i>Apis</i>' },
  abstractText: 'One.\n\nTwo. ',
  abstractHtml: '<p>One.</p><p>Two.</p>',
  abstractOrigin: 'opening',
  keywords: [
    { text: 'Apis', html: '<i>Apis</i>' },
    { text: 'hives', html: 'hives' },
  ],
  authors: [author],
  pdfFileId: 'one',
};
const spelt = { authorGivenName: 'Lina', authorLastName: 'Hadad', affiliations: ['Dubai'] };

test('what is sent as it stands, or not at all, is no change and keeps its italics', () => {
  const same = {
    articleTitle: 'On Apis',
    articleAbstract: 'One.\n\nTwo.',
    articleKeywords: ['Apis', 'hives'],
    articleAuthors: [spelt],
    pdfFileId: 'one',
  };
  expect([changesOf(current, {}), changesOf(current, same)]).toEqual([{}, {}]);
});

test('what is changed is plain text from then on, escaped once; a keyword that stays keeps its italics', () => {
  expect(
    changesOf(current, { articleTitle: 'On <Apis>', articleAbstract: 'A & B\n\nC', articleKeywords: ['Apis', 'wax'] }),
  ).toEqual({
    title: { text: 'On <Apis>', html: 'On &lt;Apis&gt;' },
    abstractText: 'A & B\n\nC',
    abstractHtml: '<p>A &amp; B</p><p>C</p>',
    abstractOrigin: 'abstract',
    keywords: [
      { text: 'Apis', html: '<i>Apis</i>' },
      { text: 'wax', html: 'wax' },
    ],
  });
});

test('an author is written otherwise, and stays who it is', () => {
  const wish = { articleAuthors: [{ ...spelt, authorLastName: 'Haddad', affiliations: ['Dubai', 'Sharjah'] }] };
  expect(changesOf(current, wish)).toEqual({
    authors: [
      { ...author, authorLastName: 'Haddad', affiliations: ['Dubai', 'Sharjah'], authorAffiliation: 'Dubai; Sharjah' },
    ],
  });
});

test.each([[[]], [[spelt, spelt]]])('nobody comes in or goes: %j', (articleAuthors) => {
  expect(() => changesOf(current, { articleAuthors })).toThrow('not add or remove');
});

test('the record has each change from and to, and no address', () => {
  const wish = {
    articleTitle: 'On bees',
    articleKeywords: [],
    articleAuthors: [{ ...spelt, authorLastName: 'Haddad' }],
    pdfFileId: 'two',
  };
  const said = auditOfChanges(current, changesOf(current, wish));
  expect(said).toEqual({
    title: { from: 'On Apis', to: 'On bees' },
    keywords: { from: ['Apis', 'hives'], to: [] },
    authors: { from: ['Lina Hadad, Dubai'], to: ['Lina Haddad, Dubai'] },
    pdf: { from: 'one', to: 'two' },
  });
  expect(JSON.stringify(said)).not.toContain('@');
});
