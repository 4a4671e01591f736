import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { manuscripts } from '../contracts/manuscripts.ts';
import { orcid as calls } from '../contracts/orcid.ts';
import { articles, orcidPermissions, orcidWorks, records } from '../server/db/schema/index.ts';
import { writeOrcidWorks } from '../server/workflows/orcid/write-works.ts';
import { anAddress, aPublishedWork, orcidTokenOf } from './orcid/accepted-work.ts';
import { anOrcid } from './orcid/an-orcid.ts';
import { atOrcid } from './orcid/at-orcid.ts';
import { connectOrcid, startOrcidSite } from './orcid/orcid-site.ts';
import { startRecordsAtHome } from './orcid/records-at-home.ts';
import { reply } from './product/client.ts';
import { aUser } from './product/factories.ts';

const atHome = await startRecordsAtHome();
const product = await startOrcidSite(atHome.settings);
const { db } = product.parts;

beforeEach(() => atHome.answerWith(null));

const write = () => writeOrcidWorks(product.system);
const worksOf = (orcid: string) => atHome.works.filter((one) => one.orcid === orcid);
const change = async (id: string) => {
  // Later than what was written, by the clock of the database’s milliseconds.
  await db
    .update(articles)
    .set({ updatedAt: new Date(Date.now() + 1000) })
    .where(eq(articles.id, id));
};

/** A person whose iD is connected, with what they allow, and a work of theirs that is published. */
async function aPublishedAuthor(addsWorks = true) {
  const person = await aUser(product);
  const orcid = anOrcid();
  await connectOrcid(product, person, orcid, addsWorks);
  const id = await aPublishedWork(product, person, []);
  return { person, orcid, id, params: { id: person.user.id } };
}

test('issue 36: a published article is added to the record of an author who allowed it, once', async () => {
  const { person, orcid, id, params } = await aPublishedAuthor();
  expect(await reply(product, calls.own, { params }, person)).toMatchObject({ offersWorks: true, addsWorks: true });
  await write();
  await write();
  expect(worksOf(orcid)).toHaveLength(1);
  expect(worksOf(orcid)[0]?.work).toMatchObject({
    title: { title: { value: 'On dunes' } },
    type: 'journal-article',
    'external-ids': { 'external-id': [{ 'external-id-relationship': 'self' }] },
    url: { value: expect.stringContaining(id) as string },
  });
  const actions = await db.select().from(records).where(eq(records.subjectId, person.user.id));
  expect(actions.map(({ action }) => action)).toContain('orcid-works-allowed');
});

test('an author who did not allow it keeps their record, and ORCID is not asked', async () => {
  const { person, orcid, params } = await aPublishedAuthor(false);
  await write();
  expect(atHome.requests.filter((one) => one.orcid === orcid)).toEqual([]);
  expect(await reply(product, calls.own, { params }, person)).toMatchObject({ offersWorks: true, addsWorks: false });
});

test('a co-author who allows it by the emailed link has the article added, and no token is readable in the database', async () => {
  const [submitting, other, orcid] = [await aUser(product), anAddress(), anOrcid()];
  await aPublishedWork(product, submitting, [other]);
  const params = { token: await orcidTokenOf(product, other) };
  expect(await reply(product, calls.authorLink, { params })).toMatchObject({ offersWorks: true });
  const { location, browser } = await reply(product, calls.confirm, { params, body: { addsWorks: true } });
  await reply(product, calls.finish, { body: { browser, query: await atOrcid(location, orcid) } });
  await write();
  expect(worksOf(orcid)).toHaveLength(1);
  const [kept] = await db.select().from(orcidPermissions).where(eq(orcidPermissions.orcid, orcid));
  const sent = atHome.requests.find((one) => one.orcid === orcid);
  expect(sent?.token).toMatch(/\S{20}/);
  expect(Buffer.from(kept?.permission ?? '', 'base64url').toString('latin1')).not.toContain(sent?.token);
});

test('an article that changes is changed in the record, and a withdrawn one is removed', async () => {
  const { orcid, id } = await aPublishedAuthor();
  await write();
  const [before] = worksOf(orcid);
  await db
    .update(articles)
    .set({ title: { text: 'On wells', html: 'On wells' } })
    .where(eq(articles.id, id));
  await change(id);
  await write();
  expect(worksOf(orcid)).toMatchObject([
    { putCode: before?.putCode, work: { title: { title: { value: 'On wells' } } } },
  ]);
  const administrator = await aUser(product, { isAdmin: true });
  const params = { articleId: id, userId: administrator.user.id };
  await reply(product, manuscripts.remove, { params, body: { reason: 'It appeared twice.' } }, administrator);
  await db
    .update(articles)
    .set({ updatedAt: new Date(Date.now() + 2000) })
    .where(eq(articles.id, id));
  await write();
  expect(worksOf(orcid)).toEqual([]);
});

test('an iD that an import brought, unconfirmed, has nothing added', async () => {
  const { orcid, id } = await aPublishedAuthor();
  const [row] = await db.select().from(articles).where(eq(articles.id, id));
  const authors = (row?.authors ?? []).map((one) => ({ ...one, isOrcidAuthenticated: false }));
  // Beside a colleague whose iD is confirmed.
  const [first] = row?.authors ?? [];
  const colleague = first && { ...first, orcid: anOrcid(), isOrcidAuthenticated: true };
  await db
    .update(articles)
    .set({ authors: [...authors, ...(colleague ? [colleague] : [])] })
    .where(eq(articles.id, id));
  await write();
  expect(worksOf(orcid)).toEqual([]);
});

test('what a person removes from their record, or had there before, is left alone', async () => {
  const { orcid, id } = await aPublishedAuthor();
  await write();
  atHome.works.splice(
    atHome.works.findIndex((one) => one.orcid === orcid),
    1,
  );
  for (let times = 1; times <= 2; times += 1) {
    await db
      .update(articles)
      .set({ updatedAt: new Date(Date.now() + times * 1000) })
      .where(eq(articles.id, id));
    await write();
  }
  expect(worksOf(orcid)).toEqual([]);
});

test.each([401, 403])('a permission that was taken back at ORCID, told by %i, is deleted', async (status) => {
  const { person, orcid, params } = await aPublishedAuthor();
  atHome.answerWith(status);
  await write();
  expect(await db.select().from(orcidPermissions).where(eq(orcidPermissions.orcid, orcid))).toEqual([]);
  expect(await reply(product, calls.own, { params }, person)).toMatchObject({ addsWorks: false });
});

test.each([429, 503, 'cut off' as const])(
  'while ORCID answers %s the article waits, and is added later',
  async (status) => {
    const { orcid, id } = await aPublishedAuthor();
    atHome.answerWith(status);
    await write();
    const [row] = await db.select().from(orcidWorks).where(eq(orcidWorks.articleId, id));
    expect(row).toMatchObject({ tries: 1, writtenOf: null });
    atHome.answerWith(null);
    await write();
    expect(worksOf(orcid)).toEqual([]);
    await db
      .update(orcidWorks)
      .set({ nextTryAt: new Date(0) })
      .where(eq(orcidWorks.articleId, id));
    await write();
    expect(worksOf(orcid)).toHaveLength(1);
  },
);

test('what ORCID refuses is noted in its words, and not sent again until the article changes', async () => {
  const { orcid, id } = await aPublishedAuthor();
  atHome.answerWith(400);
  await write();
  await write();
  expect(atHome.requests.filter((one) => one.orcid === orcid)).toHaveLength(1);
  const [row] = await db.select().from(orcidWorks).where(eq(orcidWorks.articleId, id));
  expect(row?.refusal).toBe('This work is refused');
  atHome.answerWith(null);
  await change(id);
  await write();
  expect(worksOf(orcid)).toHaveLength(1);
});

test('who stops it, or disconnects the iD, has nothing more added; what is there stays', async () => {
  const { person, orcid, params } = await aPublishedAuthor();
  await write();
  await reply(product, calls.stopWorks, { params }, person);
  await aPublishedWork(product, person, []);
  await write();
  expect(worksOf(orcid)).toHaveLength(1);
  await connectOrcid(product, person, orcid, true);
  await write();
  expect(worksOf(orcid)).toHaveLength(2);
  await reply(product, calls.disconnect, { params }, person);
  expect(await db.select().from(orcidPermissions).where(eq(orcidPermissions.orcid, orcid))).toEqual([]);
});

test('without a member’s API no one is asked for more than the iD', async () => {
  const plain = await startOrcidSite();
  const person = await aUser(plain);
  const params = { id: person.user.id };
  const { location } = await reply(plain, calls.connect, { params, body: { addsWorks: true } }, person);
  expect(new URL(location).searchParams.get('scope')).toBe('openid');
  await connectOrcid(plain, person, anOrcid(), true);
  expect(await reply(plain, calls.own, { params }, person)).toMatchObject({ offersWorks: false, addsWorks: false });
});
