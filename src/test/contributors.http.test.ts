import { expect, test } from 'vitest';
import { articles } from '../contracts/articles.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { pages } from '../contracts/pages.ts';
import { verification } from '../contracts/verification.ts';
import { refusal, reply } from './product/client.ts';
import { aJournal, aSubmission, aUser } from './product/factories.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const journal = await aJournal(product, { abbreviation: 'CTB' });
const administrator = await aUser(product, { isAdmin: true });
const author = await aUser(product);

const dunes = 'Department of Sand, University of Dunes, Dubai';
const person = {
  authorTitle: 'Dr.' as const,
  authorGivenName: 'Amal',
  authorLastName: 'Haddad',
  authorEmail: 'amal@example.org',
  authorAffiliation: `${dunes}; Elsewhere`,
};
const details = {
  originalName: 'أمل حداد',
  hasContributedEqually: true,
  roles: ['conceptualization', 'software'] as const,
  institutions: [{ affiliation: dunes, name: 'University of Dunes', ror: '01ej9dk98' }],
};
const single = {
  kind: 'single-name' as const,
  authorTitle: 'Mr.' as const,
  authorLastName: 'Suharto',
  authorEmail: 'suharto@example.org',
  authorAffiliation: 'Elsewhere',
};
const group = { kind: 'group' as const, authorLastName: 'The Dune Group', authorAffiliation: 'Elsewhere' };

const submissionOf = async (authors: readonly object[]) => ({
  ...(await aSubmission(product, author, { journalId: journal.id })),
  authors,
});
// What is refused does not fit the types.
const create = async (authors: readonly object[]) => ({ body: (await submissionOf(authors)) as never });

test('what authors say of themselves is published with the article, by name and by machine', async () => {
  const { article } = await reply(
    product,
    manuscripts.create,
    await create([{ ...person, ...details }, single, group]),
    author,
  );
  await reply(product, verification.accept, { body: { articleId: article.id } }, administrator);
  const [published] = await reply(product, articles.single, { params: { articleId: article.id } });
  expect(published?.articleAuthors).toMatchObject([
    details,
    { kind: 'single-name', authorGivenName: '', authorLastName: 'Suharto' },
    { kind: 'group', authorTitle: null, authorLastName: 'The Dune Group' },
  ]);
  const page = await fetch(product.url + pages.article.href({ catId: 'CTB', articleId: article.id }));
  const html = await page.text();
  for (const said of ['أمل حداد', 'https://ror.org/01ej9dk98', 'Conceptualization, Software', 'The Dune Group'])
    expect(html).toContain(said);
});

test.each([
  ['a person without a given name', { ...person, authorGivenName: '' }, 'Given name is required.'],
  ['a person without a title', { ...person, authorTitle: '' }, 'Choose a title.'],
  ['a single name without an address of its own', { ...single, authorEmail: '' }, 'Please fill all the fields'],
  ['an unknown role', { ...person, roles: ['guest'] }, ''],
  [
    'an identifier with a wrong checksum',
    { ...person, institutions: [{ affiliation: dunes, name: 'Dunes', ror: '01ej9dk99' }] },
    'This is not an ROR identifier.',
  ],
  ['a name that turns the direction of the text', { ...person, originalName: 'a\u202Eb' }, 'original script'],
])('%s is refused in words', async (_, one, said) => {
  const refused = await refusal(product, manuscripts.create, await create([one]), author);
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused)).toContain(said);
});

test('a typed ORCID is not taken: only its owner can give it', async () => {
  const typed = { ...person, orcid: '0000-0002-1825-0097' };
  const { article } = await reply(product, manuscripts.create, await create([typed]), author);
  await reply(product, verification.accept, { body: { articleId: article.id } }, administrator);
  const [published] = await reply(product, articles.single, { params: { articleId: article.id } });
  expect(published?.articleAuthors[0]?.orcid).toBeNull();
});
