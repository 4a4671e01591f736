import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { journalAdministration } from '../contracts/journal-administration.ts';
import { journals } from '../contracts/journals.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { verification } from '../contracts/verification.ts';
import * as tables from '../server/db/schema/index.ts';
import { addressOf, refusal, reply, upload } from './product/client.ts';
import { aManuscript, aPdf, aSubmission, aUser } from './product/factories.ts';
import { aCover, uploadIssueFiles } from './product/issue-submission.ts';
import { bodyOf, created } from './product/journal-administration.ts';
import { clearAfter, day, hour } from './product/later.ts';
import { waitingForLock } from './product/locks.ts';
import { aFileIn, aRevision, detailOf, opened, stepsWith, uploadForRejection } from './product/manuscript-steps.ts';
import { begun, sendPiece } from './product/resumable.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const owner = await aUser(product);
const administrator = await aUser(product, { isAdmin: true });
const { db } = product.parts;
const idIn = (url: string) => url.split('/').at(-1) ?? '';

/** As the janitor does it: the file is locked and taken away, and a moment passes before that counts. */
async function whileCleared<T>(url: string, ask: () => Promise<T>): Promise<T> {
  const asked: { answer?: Promise<T> } = {};
  await db.transaction(async (tx) => {
    await tx.delete(tables.files).where(eq(tables.files.id, idIn(url)));
    asked.answer = ask();
    await waitingForLock(product);
  });
  if (!asked.answer) throw new Error('Nothing was asked');
  return asked.answer;
}

const isGone = /was replaced, or not used for a day\. Upload it again\.$/;

test('a submission at the moment at which its file is cleared is refused with words, and none is made', async () => {
  const body = await aSubmission(product, owner);
  const refused = await whileCleared(body.filesUrl[0] ?? '', () =>
    refusal(product, manuscripts.create, { body }, owner),
  );
  expect([refused.status, refused.detail]).toEqual([422, expect.stringMatching(isGone)]);
  const again = await upload(product, owner.token, body.awsId, [{ name: 'again.pdf', bytes: aPdf() }]);
  const { files: filesUrl } = JSON.parse(again.text) as { files: string[] };
  await reply(product, manuscripts.create, { body: { ...body, filesUrl } }, owner);
});

test('an edit at the moment at which its new file is cleared changes nothing', async () => {
  const { id, awsId } = await aManuscript(product, owner);
  const steps = stepsWith(product, id);
  const url = await aFileIn(product, owner, awsId, 1, 'better.pdf');
  const answer = await whileCleared(url, () => steps.edit(owner, aRevision({ filesUrl: [url] })));
  expect([answer.status, detailOf(answer)]).toEqual([422, expect.stringMatching(isGone)]);
  expect((await steps.read(owner)).version).toBe(1);
});

test('a rejection at the moment at which its file is cleared is not sent', async () => {
  const { id, awsId } = await aManuscript(product, owner);
  const steps = stepsWith(product, id);
  const place = { awsId, userId: owner.user.id };
  const { files: sent } = await uploadForRejection(product, administrator, place, ['report.pdf']);
  const answer = await whileCleared(sent[0] ?? '', () => steps.reject(administrator, { filesUrl: sent }));
  expect([answer.status, detailOf(answer)]).toEqual([422, expect.stringMatching(isGone)]);
  expect((await steps.read(owner)).articleStatus).toBe('Submitted');
});

test('an acceptance at the moment at which the PDF that was brought for it is cleared publishes nothing', async () => {
  const { id: articleId } = await aManuscript(product, owner);
  const form = new FormData();
  form.append('s3Files', new Blob([aPdf()]), 'public.pdf');
  const headers = { authorization: `Bearer ${administrator.token}` };
  const address = addressOf(product, verification.uploadPublicPdf, { params: { articleId } });
  const brought = await fetch(address, { method: 'POST', headers, body: form });
  const { url } = verification.uploadPublicPdf.reply.parse(await brought.json());
  const body = { articleId, publicPdfUrl: url };
  const refused = await whileCleared(url, () => refusal(product, verification.accept, { body }, administrator));
  expect([refused.status, refused.detail]).toEqual([422, expect.stringMatching(isGone)]);
  expect((await stepsWith(product, articleId).read(owner)).articleStatus).toBe('Submitted');
});

test('a journal at the moment at which its new cover is cleared stays as it was', async () => {
  const journal = await created(product, administrator);
  const [journalImageURL = ''] = (await uploadIssueFiles(product, administrator, v7(), [aCover()])).files;
  const wanted = { params: { journalId: journal.id }, body: { ...bodyOf(journal), journalImageURL } };
  const refused = await whileCleared(journalImageURL, () =>
    refusal(product, journalAdministration.change, wanted, administrator),
  );
  expect([refused.status, refused.detail]).toEqual([422, expect.stringMatching(isGone)]);
  const listed = await reply(product, journals.byAbbreviation, {
    params: { abbreviation: journal.journalAbbreviation },
  });
  expect(listed).toMatchObject([{ journalImageURL: null }]);
});

test('a file that is being submitted at this moment is not cleared', async () => {
  const body = await aSubmission(product, owner);
  const [url = ''] = body.filesUrl;
  const blocker = tables.users.id;
  // The account is held, so that the submission waits in the middle of its transaction.
  const asked: { answer?: Promise<unknown> } = {};
  await db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from users where ${eq(blocker, owner.user.id)} for update`);
    asked.answer = reply(product, manuscripts.create, { body }, owner);
    await waitingForLock(product);
    await tx.execute(sql`select 1 from files where id = ${idIn(url)} for key share`);
    await clearAfter(product, day + hour);
    expect(await opened(product, owner, url)).toBe(200);
  });
  await asked.answer;
  await clearAfter(product, day + hour);
  expect(await opened(product, owner, url)).toBe(200);
});

test('twelve submissions beside the janitor: each is whole, or was refused and is not there', async () => {
  const bodies = await Promise.all(Array.from({ length: 12 }, () => aSubmission(product, owner)));
  const janitor = Promise.all([clearAfter(product, day + hour), clearAfter(product, day + hour)]);
  const made = await Promise.all(
    bodies.map((body) => reply(product, manuscripts.create, { body }, owner).catch(() => null)),
  );
  await janitor;
  for (const done of made) {
    if (done === null) continue;
    for (const url of done.article.filesURL) expect(await opened(product, owner, url)).toBe(200);
  }
});

test('an upload id that was cleared while its bytes came is taken again', async () => {
  const awsId = v7();
  const whole = aPdf();
  const location = await begun(product, owner.token, { awsId, size: whole.length });
  await db.delete(tables.uploads).where(eq(tables.uploads.id, awsId));
  expect((await sendPiece(product, owner.token, location, 0, whole)).status).toBe(204);
  const [claimed] = await db.select().from(tables.uploads).where(eq(tables.uploads.id, awsId));
  expect(claimed?.ownerId).toBe(owner.user.id);
});
