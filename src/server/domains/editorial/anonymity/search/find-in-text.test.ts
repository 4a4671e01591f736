import { expect, test } from 'vitest';
import { findInText } from './find-in-text.ts';

const person = {
  givenName: 'Jane Quentin',
  lastName: 'Doe-Castle',
  email: 'jdc@lab.example',
  affiliation: 'Department of Dunes, University of Larnaca, Cyprus',
};
const found = async (text: string, people = [person]) =>
  (await findInText(text, people)).map(({ kind, words }) => `${kind}: ${words}`);

test.each([
  ['Best wishes, Jane Quentin Doe-Castle', 'name: Jane Quentin Doe-Castle'],
  ['jane doe-castle', 'name: jane doe-castle'],
  ['I signed: J. Q. Doe-Castle.', 'name: J. Q. Doe-Castle'],
  ['Doe-Castle, Jane', 'name: Doe-Castle, Jane'],
  ['The work of Doe-Castle is not cited.', 'name: Doe-Castle'],
  ['Sincerely,\nJane Quentin', 'name: Jane Quentin'],
  ['Kind regards, Jane', 'name: Jane'],
  ['Write to jdc [at] lab.example.', 'email: jdc [at] lab.example'],
  ['By Doe-Castle2 and xjdc@lab.examples.', 'name: Doe-Castle2', 'email: xjdc@lab.examples'],
  ['See 0000-0002-1825-0097.', 'orcid: 0000-0002-1825-0097'],
  ['We at the University of Larnaca disagree.', 'institution: University of Larnaca'],
])('%j: %s', async (text, ...findings) => {
  expect(await found(text)).toEqual(findings);
});

test.each(['The second example is too small.', 'As Doe-Castle et al. (2019) show, it moves.', 'Other Janes disagree.'])(
  'no one is named: %j',
  async (text) => {
    expect(await found(text)).toEqual([]);
  },
);

test('a last name that is a word of the text names its owner only beside the given name', async () => {
  const owner = { ...person, givenName: 'Alice', lastName: 'Brown' };
  expect(await found('Brown soils and a brown bear.', [owner])).toEqual([]);
  expect(await found('Brown soils. alice brown', [owner])).toEqual(['name: alice brown']);
});

test('a name below a list of references is found, and one place is one finding', async () => {
  const text = 'Cite these.\nReferences\n1. A paper.\n\nDoe-Castle';
  const twice = await findInText(text, [person, person]);
  expect(twice).toMatchObject([{ words: 'Doe-Castle', excerpt: expect.stringContaining('A paper.') as string }]);
  const [other] = await findInText(`${text}.`, [person]);
  expect(other?.id).not.toBe(twice[0]?.id);
});
