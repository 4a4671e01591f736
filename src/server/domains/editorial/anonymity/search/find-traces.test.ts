import { expect, test } from 'vitest';
import { findTraces } from './find-traces.ts';

const doe = {
  givenName: 'Jane Alice',
  lastName: 'Dœringer',
  email: 'j.doeringer@uni.example',
  affiliation: 'Department of Biology, University of Examples, Sampletown, Nowhere',
};
const green = { givenName: 'Xiu', lastName: 'Green', email: '', affiliation: 'Institute of Biology' };
const people = [doe, green];

const tracesIn = async (text: string, page = 1) =>
  (await findTraces('manuscript.pdf', [{ page, text }], people)).map(({ kind }) => kind);

test.each([
  ['a full name', 'Written by Jane Doeringer in spring.'],
  ['the last name first', 'DŒRINGER, Jane A.'],
  ['initials', 'Sampled by J. A. Dœringer and others.'],
  ['initials behind', 'Leg. Doeringer JA, in litt.'],
  ['a rare last name alone', 'We thank the Doeringer laboratory.'],
  ['a mark of an affiliation close to the name', 'Jane Doeringer1, Ann Other2'],
  ['a name that a line break divides', 'Leg. Doe-\nringer in litt.'],
  ['a name that is a word, with its given name', 'Xiu Green drew the maps.'],
  ['a name that is a word, with its initial', 'Photographs by X. Green.'],
])('%s is found', async (_, text) => {
  expect(await tracesIn(text)).toEqual(['name']);
});

test.each([
  ['a year', 'As Doeringer (2015) and Doeringer 2016 show.'],
  ['co-authors', 'It holds (Doeringer & Roe 2015; Doeringer et al. 2016; Roe, Doeringer and Poe, 2017).'],
  ['a number', 'Doeringer and Roe [12] measured it.'],
])('a work cited with %s, as anybody would cite it, is no trace', async (_, text) => {
  expect(await tracesIn(text)).toEqual([]);
});

test('a name that is a word is none where it stands as a word', async () => {
  expect(await tracesIn('Green leaves are green. The Green function is known.')).toEqual([]);
});

test('in the list of references a name is normal, and a mark beside it is not', async () => {
  const list =
    'References\nDoeringer J (2015) On examples. University of Examples.\nDoeringer J (2016) More. [our earlier paper]';
  expect(await tracesIn(list)).toEqual(['phrase']);
  expect(await tracesIn(`${list}\nAppendix A\nDrawn by Jane Doeringer.`)).toEqual(['phrase', 'name']);
});

test('the list of references goes on over pages', async () => {
  const pages = ['Text.\n7. References\nRoe A (2000) One.', 'Doeringer J, in print. Two.'];
  const passages = pages.map((text, index) => ({ page: index + 1, text }));
  expect(await findTraces('a.pdf', passages, people)).toEqual([]);
});

test('an author in the line that heads page after page is found, though it looks like a citation', async () => {
  const passages = [1, 2, 3].map((page) => ({
    page,
    text: `Doeringer et al. ${page}\nWords.`,
  }));
  expect(await findTraces('a.pdf', passages, people)).toMatchObject([
    { kind: 'name', page: 1, excerpt: 'Doeringer et al. 1' },
  ]);
});

test.each([
  ['as it is', 'Write to j.doeringer@uni.example.'],
  ['in capitals', 'J.Doeringer@UNI.example'],
  ['spelled out', 'j.doeringer (at) uni.example'],
  ['in a group', '{a.roe, j.doeringer}@uni.example'],
  ['another one with the name in it', 'doeringer1990@mail.example'],
])('an email is found %s', async (_, text) => {
  expect(await tracesIn(text)).toEqual(['email']);
});

test('an ORCID is found, whosever it is', async () => {
  expect(await tracesIn('See 0000-0002-1825-0097.')).toEqual(['orcid']);
});

test('the proper name of an institution is found; a department, a place or a publishing house is not', async () => {
  expect(await tracesIn('Approved by the University of Examples.')).toEqual(['institution']);
  expect(
    await tracesIn('The Department of Biology in Sampletown. Institute of Biology. University of Examples Press.'),
  ).toEqual([]);
});

test.each([
  'This extends our earlier work.',
  'Using the methods of our own previous experimental study',
  'we previously showed that it holds',
  'We have recently described three of them',
  'In an earlier paper, we named it',
  'as described previously by our group',
  'seen by one of us (J.D.)',
  'collected by two of the authors',
  'previous work by the present authors',
  'as we showed elsewhere',
])('a phrase that points at the authors is found: %s', async (text) => {
  expect(await tracesIn(text)).toEqual(['phrase']);
});

test.each([
  'In a recent paper Roe and Poe described two.',
  'Earlier work has shown this.',
  'We show in our study that it holds.',
  'feedback from our previous workshops',
  'we previously described in Section 2 how',
  'Previous studies by other groups',
])('a phrase that points at nobody is none: %s', async (text) => {
  expect(await tracesIn(text)).toEqual([]);
});

test('a finding says in which file, on which page, and with which words around it', async () => {
  const [finding] = await findTraces(
    'paper.pdf',
    [{ page: 3, text: `${'a '.repeat(90)}Jane\nDoeringer ${'b '.repeat(90)}` }],
    people,
  );
  expect(finding).toMatchObject({ kind: 'name', file: 'paper.pdf', page: 3 });
  expect(finding?.excerpt).toMatch(/^….*Jane Doeringer.*…$/);
});

test('a name that stands everywhere is told a few times', async () => {
  expect(await tracesIn('Jane Doeringer was here.\n'.repeat(500))).toHaveLength(5);
});

// Without bounds on what a pattern may try, each of these takes minutes.
test.each(['our previous ', '{'.repeat(50), 'Doeringer and ', 'A.', 'a@', 'we '])(
  'a text full of "%s" is looked through',
  { timeout: 20_000 },
  async (piece) => {
    expect((await tracesIn(piece.repeat(100_000))).length).toBeLessThanOrEqual(100);
  },
);

test(
  'while a long list of authors and affiliations is searched for, others get their turns',
  { timeout: 60_000 },
  async () => {
    const many = Array.from({ length: 300 }, (_, one) => ({
      givenName: 'Jane',
      lastName: `Examples ${one}`,
      email: `jane@${one}.example`,
      affiliation: Array.from({ length: 60 }, (_part, at) => `Inc ${one} ${at}`).join(', '),
    }));
    const text = 'Inc Examples {jane}@x '.repeat(2000);
    let turns = 0;
    const others = setInterval(() => (turns += 1), 1);
    await findTraces('a.docx', [{ page: 1, text }], many);
    clearInterval(others);
    expect(turns).toBeGreaterThan(20);
  },
);

test('a long text is searched to its end', async () => {
  const passage = { page: 1, text: `${'Words of no name.\n'.repeat(4000)}Jane Doeringer` };
  const [finding] = await findTraces('a.pdf', [passage], people);
  expect(finding?.excerpt).toContain('Jane Doeringer');
});
