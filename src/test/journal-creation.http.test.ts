import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { payloads } from '../../e2e/hostile-payloads.ts';
import { administration } from '../contracts/administration.ts';
import { formattedTags } from '../contracts/formatted-text.ts';
import { journalAdministration } from '../contracts/journal-administration.ts';
import { journals } from '../contracts/journals.ts';
import { users, journals as journalTable, records } from '../server/db/schema/index.ts';
import { makePng } from './documents/make-picture.ts';
import { aJpegPhotograph, trace } from './documents/make-photograph.ts';
import { refusal, reply, send } from './product/client.ts';
import { aUser } from './product/factories.ts';
import { aCover, aDocument, uploadIssueFiles } from './product/issue-submission.ts';
import { anAbbreviation, created, journalBody, type JournalBody } from './product/journal-administration.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const administrator = await aUser(product, { isAdmin: true });
const { db } = product.parts;

const create = (traits: Partial<JournalBody> = {}) =>
  reply(product, journalAdministration.create, { body: journalBody(traits) }, administrator);
const refused = (traits: object) =>
  refusal(product, journalAdministration.create, { body: { ...journalBody(), ...traits } }, administrator);
const cover = async (who = administrator) => (await uploadIssueFiles(product, who, v7(), [aCover()])).files[0] ?? '';
const problemOf = async (abbreviation: string) =>
  (await reply(product, journalAdministration.abbreviation, { params: { abbreviation } }, administrator)).problem;

test('§7 POST /api/journal/create: the specified fields make a journal that is listed and shown at once', async () => {
  const journalImageURL = await cover();
  const body = journalBody({
    journalISSN: '2434561x',
    journalDOI: 'https://doi.org/10.5555/dunes',
    journalImageURL,
    subject: 'Physical Sciences',
    handlingFeeMinor: 120_000,
  });
  const { message, journal } = await reply(product, journalAdministration.create, { body }, administrator);
  expect(message).toBe('Journal created successfully!');
  const shown = {
    journalTitle: 'Journal of Dunes',
    journalAbbreviation: body.journalAbbreviation,
    journalDescription: '<p>On sand.</p>',
    journalISSN: '2434-561X',
    journalDOI: '10.5555/dunes',
    journalImageURL,
    journalStartYear: 2024,
    journalStartMonth: 4,
    journalPublishedArticles: 0,
    subject: 'Physical Sciences',
    kind: 'journal',
    isArchived: false,
  };
  expect(journal).toMatchObject({ ...shown, reviewModel: 'verification', handlingFeeMinor: 120_000, version: 1 });
  expect(await reply(product, journals.byAbbreviation, { params: { abbreviation: journal.id } })).toMatchObject([
    shown,
  ]);
  expect(await reply(product, journals.list, { query: { subject: 'Physical Sciences' } })).toContainEqual(
    expect.objectContaining(shown),
  );
  expect((await reply(product, journals.categories)).map(({ id }) => id)).toContain(journal.id);
  const page = await fetch(`${product.url}/journal/${journal.journalAbbreviation}`);
  expect(await page.text()).toContain('<p>On sand.</p>');
  expect((await fetch(`${product.url}${journalImageURL}`)).status).toBe(200);
  const [record] = await db.select().from(records).where(eq(records.subjectId, journal.id));
  expect([record?.action, record?.actor]).toEqual(['journal-created', `user:${administrator.user.id}`]);
});

test('a title and an abbreviation are enough; the journal begins in this month', async () => {
  const body = { journalTitle: 'Journal of Little', journalAbbreviation: anAbbreviation() };
  const { journal } = await reply(product, journalAdministration.create, { body }, administrator);
  const now = new Date();
  expect(journal).toMatchObject({
    ...body,
    journalLanguage: 'English',
    journalStartYear: now.getUTCFullYear(),
    journalStartMonth: now.getUTCMonth() + 1,
    reviewModel: 'verification',
    handlingFeeMinor: 0,
  });
  const version = { ...body, version: journal.version };
  const params = { journalId: journal.id };
  // @ts-expect-error A change must not reset what it leaves out.
  const { errors } = await refusal(product, journalAdministration.change, { params, body: version }, administrator);
  expect(errors).toHaveProperty('journalStartYear');
});

test('fields may come as text, as a plain form sends them', async () => {
  const { journal } = await create({ journalStartYear: '1999', journalStartMonth: '12' });
  expect([journal.journalStartYear, journal.journalStartMonth]).toEqual([1999, 12]);
});

test.each([
  [{ journalTitle: '' }, 'The title is required.'],
  [{ journalTitle: 'Two\nlines' }, 'The title cannot contain line breaks or control characters.'],
  [{ journalAbbreviation: 'publications' }, 'The site uses this word itself. Choose another one.'],
  [{ journalAbbreviation: 'a/b' }, /^The abbreviation starts with a letter/],
  [{ journalISSN: '0378-5954' }, /^This is not a valid ISSN/],
  [{ journalDOI: 'dunes' }, /^Enter a DOI/],
  [{ journalStartMonth: 13 }, 'The start month is a whole number from 1 to 12.'],
  [{ journalStartYear: 'soon' }, 'The start year is a whole number from 1600 to 2100.'],
  [{ journalDescription: 'x'.repeat(20_001) }, /^The description can have at most 20,000 characters/],
  [{ subject: 'Alchemy' }, 'Choose a subject.'],
  [{ journalImageURL: '/api/files/01a1fb19-0000-7000-8000-000000000000' }, /^The cover was not found/],
  [{ journalImageURL: 'https://evil.example/x.png' }, /^The cover was not found/],
])('§5 with our checks: %j is refused at its field', async (traits, message) => {
  const answer = await refused(traits);
  expect(answer.status).toBe(422);
  const [[field, said] = ['', '']] = Object.entries(answer.errors ?? {});
  expect(field).toBe(Object.keys(traits)[0]);
  expect(said).toMatch(message);
});

test('a photograph on a cover tells nobody where it was taken', async () => {
  const bytes = aJpegPhotograph(1);
  const sent = await uploadIssueFiles(product, administrator, v7(), [
    { name: 'dunes.jpg', bytes: new Uint8Array(bytes) },
  ]);
  const opened = await fetch(product.url + (sent.files[0] ?? ''));
  expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const stored = Buffer.from(await opened.arrayBuffer());
  expect(bytes.includes(trace)).toBe(true);
  expect(stored.includes(trace)).toBe(false);
  expect(await sharp(stored).metadata()).toMatchObject({ width: 16, height: 8 });
});

test('a cover is the caller’s own picture: nobody else’s, no document, none of 30,000 × 30,000 pixels', async () => {
  const other = await aUser(product, { isAdmin: true });
  const { files } = await uploadIssueFiles(product, administrator, v7(), [aDocument()]);
  for (const journalImageURL of [await cover(other), files[0] ?? ''])
    expect(Object.keys((await refused({ journalImageURL })).errors ?? {})).toEqual(['journalImageURL']);
  const huge = makePng(30, 40);
  new DataView(huge.buffer, huge.byteOffset).setUint32(16, 30_000);
  new DataView(huge.buffer, huge.byteOffset).setUint32(20, 30_000);
  const answer = await uploadIssueFiles(product, administrator, v7(), [{ name: 'huge.png', bytes: huge }]);
  expect([answer.status, answer.detail]).toEqual([
    415,
    '“huge.png” has 30000 × 30000 pixels. Reduce it to at most 5000 on each side; 1200 × 1600 are enough.',
  ]);
});

test('an abbreviation is one journal’s, letter case aside, and so are ISSN and DOI; 409 names the field', async () => {
  const first = await created(product, administrator, { journalISSN: '0378-5955', journalDOI: '10.5555/first' });
  const journalAbbreviation = first.journalAbbreviation.toLowerCase();
  const taken = 'Another journal uses this abbreviation, or used it before. Choose another one.';
  expect(await refused({ journalAbbreviation })).toMatchObject({ status: 409, errors: { journalAbbreviation: taken } });
  expect(await problemOf(journalAbbreviation)).toBe(taken);
  expect(await problemOf('Create')).toBe('The site uses this word itself. Choose another one.');
  expect(await problemOf(anAbbreviation())).toBeNull();
  const already = (name: string) => `“Journal of Dunes” already has this ${name}.`;
  expect(await refused({ journalISSN: '0378-5955' })).toMatchObject({
    status: 409,
    errors: { journalISSN: already('ISSN') },
  });
  expect(await refused({ journalDOI: '10.5555/FIRST' })).toMatchObject({
    status: 409,
    errors: { journalDOI: already('DOI') },
  });
});

test('what is sent twice, or twenty times at once, is one journal', async () => {
  const body = journalBody();
  const all = await Promise.all(
    Array.from({ length: 20 }, () => reply(product, journalAdministration.create, { body }, administrator)),
  );
  expect(new Set(all.map(({ journal }) => journal.id)).size).toBe(1);
  const [{ journal } = { journal: { id: '' } }] = all;
  expect(await db.$count(records, eq(records.subjectId, journal.id))).toBe(1);
});

test('of two who create the same abbreviation, or the same ISSN, at once, one is told that it is taken', async () => {
  const colleague = await aUser(product, { isAdmin: true });
  for (const same of [{ journalAbbreviation: anAbbreviation() }, { journalISSN: '1050-124X' }]) {
    const answers = await Promise.all(
      [administrator, colleague].map((who, place) =>
        send(
          product,
          journalAdministration.create,
          { body: journalBody({ ...same, journalTitle: `No ${place}` }) },
          who,
        ),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  }
});

test('peer review begins with an editor in chief, who is named by the address of an open account', async () => {
  const reviewModel = 'double-anonymous';
  expect(Object.keys((await refused({ reviewModel })).errors ?? {})).toEqual(['editorInChief']);
  const unknown = await refused({ reviewModel, editorInChief: 'nobody@example.org' });
  expect(unknown.errors?.['editorInChief']).toMatch(/^There is no enabled account with this address/);
  const chief = await aUser(product, { surname: 'Chief' });
  const { journal } = await create({ reviewModel, editorInChief: chief.email, reviewDays: '14' });
  expect(journal).toMatchObject({ reviewModel, reviewDays: 14, editorsInChief: [expect.stringContaining('Chief')] });
  const { people } = await reply(product, administration.people, { query: { q: chief.email } }, administrator);
  expect(people[0]?.roles).toMatchObject([{ journalId: journal.id, role: 'editor-in-chief' }]);
  const disabled = await aUser(product);
  const params = { userId: disabled.user.id };
  await reply(product, administration.setDisabled, { params, body: { isDisabled: true } }, administrator);
  expect((await refused({ reviewModel, editorInChief: disabled.email })).status).toBe(422);
  expect((await refused({ reviewModel, editorInChief: administrator.email })).errors).toEqual({
    editorInChief: 'You cannot give yourself a role. Ask another administrator.',
  });
  const unconfirmed = await aUser(product);
  await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, unconfirmed.user.id));
  expect((await refused({ reviewModel, editorInChief: unconfirmed.email })).status).toBe(422);
});

const allowed = new RegExp(`<(?!/?(?:${formattedTags.join('|')})(?: href="(?:https?:|mailto:)[^"<>]*")?(?: /)?>)`);

test('threats 30 and C29: no payload of the list is kept or shown as anything but formatted text', async () => {
  for (const chunk of [payloads.slice(0, 100), payloads.slice(100)]) {
    const { journal } = await create({ journalDescription: `<p>Kept</p>${chunk.join('\n').slice(0, 19_000)}` });
    expect(journal.journalDescription).toMatch(/^<p>Kept<\/p>/);
    expect(journal.journalDescription).not.toMatch(allowed);
  }
});

test('threat C29: what came into the database another way is cleaned where it is shown', async () => {
  const journal = await created(product, administrator);
  const descriptionHtml = '<p>Shown</p><img src=x onerror=alert(1)><script>alert(1)</script>';
  await db.update(journalTable).set({ descriptionHtml }).where(eq(journalTable.id, journal.id));
  const [shown] = await reply(product, journals.byAbbreviation, { params: { abbreviation: journal.id } });
  expect(shown?.journalDescription).toBe('<p>Shown</p>');
  const page = await (await fetch(`${product.url}/journal/${journal.journalAbbreviation}`)).text();
  expect(page).toContain('<p>Shown</p>');
  expect(page).not.toContain('onerror=alert(1)');
});
