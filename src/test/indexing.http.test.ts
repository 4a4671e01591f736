import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { indexing, type Requirement } from '../contracts/indexing.ts';
import { doiRegistrations, journals } from '../server/db/schema/index.ts';
import { refusal, reply } from './product/client.ts';
import { aJournal, aUser } from './product/factories.ts';
import { giveRole } from './product/peer-review.ts';
import { withdraw } from './product/planted-article.ts';
import { aPublishedArticle } from './product/published-article.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const journal = await aJournal(product);
await db.update(journals).set({ issn: '2998-4017' }).where(eq(journals.id, journal.id));
const administrator = await aUser(product, { isAdmin: true });
const author = {
  authorTitle: null,
  authorGivenName: 'Lina',
  authorLastName: 'Haddad',
  authorAffiliation: 'University of Sharjah',
  affiliations: ['University of Sharjah'],
  institutions: [{ affiliation: 'University of Sharjah', name: 'University of Sharjah', ror: '00engpz63' }],
  orcid: 'https://orcid.org/0000-0002-1825-0097',
  isCorresponding: true,
  email: null,
};
const whole = await aPublishedArticle(product, journal.id, {
  authors: [author],
  doi: '10.5555/whole',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  publishedOn: '2026-02-01',
});
const bare = await aPublishedArticle(product, journal.id, {
  title: { text: 'Bare', html: 'Bare' },
  abstractText: '',
  access: 'subscription',
  language: 'ar',
  publishedOn: '2026-03-01',
});
await withdraw(product, await aPublishedArticle(product, journal.id, { abstractText: '' }));

const report = (query: { article?: string } = {}, who = administrator) =>
  reply(product, indexing.report, { params: { journalId: journal.id }, query }, { token: who.token });

test('counts what each article misses, and names it; what was withdrawn does not count', async () => {
  const { articleCount, askedFor } = await report();
  expect(articleCount).toBe(2);
  const found = (wanted: Requirement) => askedFor.find(({ requirement }) => requirement === wanted);
  for (const wanted of [
    'open',
    'doi',
    'authors',
    'abstract',
    'english',
    'affiliation',
    'institution',
    'orcid',
  ] as const)
    expect([wanted, found(wanted)]).toMatchObject([wanted, { missing: 1, articles: [{ id: bare, title: 'Bare' }] }]);
  for (const wanted of ['references', 'full-text', 'pdf'] as const) expect(found(wanted)?.missing).toBe(2);
  expect(found('licence')?.missing).toBe(0);
  expect(found('issn')?.missing).toBe(0);
  expect(found('board')?.missing).toBe(1);
});

test('a DOI that Crossref refused is missing until it is taken', async () => {
  const refused = async () =>
    (await report()).askedFor.find(({ requirement }) => requirement === 'doi-accepted')?.missing;
  const at = product.system.now();
  const registration = { doi: '10.5555/whole', articleId: whole, nextTryAt: at, stateAt: at, createdAt: at };
  const lastError = 'ISSN "20493631" is invalid';
  await db.insert(doiRegistrations).values({ ...registration, state: 'refused', lastError });
  expect(await refused()).toBe(1);
  const named = { articleId: whole, doi: '10.5555/whole', cause: 'issn-invalid', message: lastError };
  expect((await report()).refusedDois).toMatchObject([named]);
  expect((await report({ article: whole })).refusedDois).toMatchObject([named]);
  expect((await report({ article: bare })).refusedDois).toEqual([]);
  await db.update(doiRegistrations).set({ state: 'registered' });
  expect(await refused()).toBe(0);
  expect((await report()).refusedDois).toEqual([]);
});

test('of one article it says what this one misses; of another journal’s it says nothing', async () => {
  const { article, askedFor } = await report({ article: whole });
  expect(article).toEqual({ id: whole, title: 'On examples' });
  expect(askedFor.flatMap(({ requirement, missing }) => (missing > 0 ? [requirement] : []))).toEqual([
    'references',
    'full-text',
    'pdf',
  ]);
  const other = await aPublishedArticle(product, (await aJournal(product)).id);
  const call = { params: { journalId: journal.id }, query: { article: other } };
  expect(await refusal(product, indexing.report, call, { token: administrator.token })).toMatchObject({ status: 404 });
});

test('an editor in chief reads it of their own journal alone; a journal without articles is asked nothing of them', async () => {
  const chief = await aUser(product);
  await giveRole(product, chief, journal.id, 'editor-in-chief');
  expect((await report({}, chief)).articleCount).toBe(2);
  const empty = await aJournal(product);
  const call = { params: { journalId: empty.id } };
  expect(await refusal(product, indexing.report, call, { token: chief.token })).toMatchObject({ status: 403 });
  const { askedFor } = await reply(product, indexing.report, call, { token: administrator.token });
  expect(askedFor.map(({ requirement }) => requirement)).not.toContain('doi');
});
