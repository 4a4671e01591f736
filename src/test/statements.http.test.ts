import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { articles } from '../contracts/articles.ts';
import { articleXmlHref } from '../contracts/pages.ts';
import { manuscripts, type Submission } from '../contracts/manuscripts.ts';
import { reviews } from '../contracts/reviews.ts';
import { revisions } from '../contracts/revisions.ts';
import { noStatements, usualRules, type StatementKind } from '../contracts/statements.ts';
import { journals, records } from '../server/db/schema/index.ts';
import { reply, send } from './product/client.ts';
import { aBoard } from './product/deciding.ts';
import { editingSteps } from './product/editing.ts';
import { aSubmission } from './product/factories.ts';
import { stepsWith } from './product/manuscript-steps.ts';
import { setupSteps } from './product/journal-setup.ts';
import {
  aManuscriptInReview,
  anAcceptedReview,
  aScholar,
  aSubmittedManuscript,
  invited,
} from './product/peer-review.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();

const rulesWith = (changes: Partial<Record<StatementKind, object>>) => ({
  ...usualRules,
  ...Object.fromEntries(
    Object.entries(changes).map(([kind, change]) => [
      kind,
      { ask: 'optional', toReaders: true, toReviewers: false, ...change },
    ]),
  ),
});

/** A journal that asks for statements by these rules. */
async function anAskingJournal(changes: Partial<Record<StatementKind, object>>) {
  const board = await aBoard(product);
  const setup = setupSteps(product, board.journal.id);
  expect((await setup.save(board.administrator, 0, { statements: rulesWith(changes) })).status).toBe(200);
  return { ...board, setup };
}

const stated = {
  grants: [{ funder: 'Science Fund', ror: '00hx57361', awards: ['SF 12'] }],
  funding: 'Paid in part.',
  dataAvailability: 'At https://data.example/alex.',
  competingInterests: 'AE and Alex Example own shares of Sand Ltd.',
  ethics: 'Approved by the board of Example University.',
  aiUse: 'None.',
  acknowledgements: 'We thank Kim.',
  relatedWorks: [{ relation: 'preprint' as const, address: 'doi:10.5555/pre.1' }],
};
const kept = { ...stated, relatedWorks: [{ relation: 'preprint', address: 'https://doi.org/10.5555/pre.1' }] };

test('statements: a journal without a choice asks for all, requires none, and shows none to reviewers', async () => {
  const { journal } = await aBoard(product);
  expect((await setupSteps(product, journal.id).shown()).statements).toEqual(usualRules);
});

test('statements: acknowledgements and related works cannot be shown to reviewers', async () => {
  const { journal, administrator } = await aBoard(product);
  const { save } = setupSteps(product, journal.id);
  for (const kind of ['acknowledgements', 'relatedWorks'] as const)
    expect((await save(administrator, 0, { statements: rulesWith({ [kind]: { toReviewers: true } }) })).status).toBe(
      422,
    );
});

test('statements: a required one is asked for where statements are sent; the specified payload names none', async () => {
  const { journal, author } = await anAskingJournal({ ethics: { ask: 'required' }, aiUse: { ask: 'no' } });
  const submit = async (changes: Partial<Submission>) => {
    const body = { ...(await aSubmission(product, author, { journalId: journal.id })), ...changes };
    return send(product, manuscripts.create, { body }, author);
  };
  const refused = await submit({ statements: { aiUse: 'None.' } });
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('Ethics approval')]);
  expect((await submit({})).status).toBe(201);
  const { statements } = await aSubmittedManuscript(product, author, journal.id, { statements: stated });
  // What the journal does not ask for is not kept.
  expect(statements).toEqual({ ...kept, aiUse: '' });
});

test('statements: author and editors read them, and a change of them is on the record', async () => {
  const { journal, author, editor } = await anAskingJournal({});
  const manuscript = await aSubmittedManuscript(product, author, journal.id, { statements: stated });
  const { id: articleId, articleTitle, articleAbstract, articleKeywords, version } = manuscript;
  expect((await editingSteps(product, articleId).read(editor)).statements).toEqual(kept);
  expect((await reply(product, revisions.follow, { params: { articleId } }, author)).statements).toEqual(kept);
  const texts = { articleTitle, articleAbstract, articleKeywords };
  const change = async (body: object) =>
    (await reply(product, manuscripts.update, { params: { articleId }, body: { ...texts, ...body } }, author)).article;
  // Left out, they stay.
  expect((await change({ version, articleTitle: 'On other examples' })).statements).toEqual(kept);
  const after = await change({ version: version + 1, statements: { ...noStatements, ethics: 'Not needed.' } });
  expect(after.statements).toEqual({ ...noStatements, ethics: 'Not needed.' });
  const versions = await reply(product, manuscripts.versions, { params: { articleId } }, author);
  expect(versions.map(({ statements }) => statements.ethics)).toEqual(['Not needed.', stated.ethics, stated.ethics]);
  const [last] = await product.parts.db
    .select()
    .from(records)
    .where(eq(records.subjectId, articleId))
    .orderBy(desc(records.id));
  expect(last?.details).toMatchObject({ changed: expect.arrayContaining(['statements']) as unknown });
});

test('statements: reviewers read only those that the journal shows them, without what names the authors', async () => {
  const shown = { toReviewers: true };
  const { journal, author } = await anAskingJournal({
    funding: shown,
    dataAvailability: shown,
    competingInterests: shown,
    ethics: shown,
  });
  const { id } = await aManuscriptInReview(product, author, journal.id, { statements: stated });
  const reviewer = await aScholar(product);
  const invitationId = await anAcceptedReview(product, id, reviewer);
  const review = await reply(product, reviews.single, { params: { invitationId } }, reviewer);
  expect(review.statements).toEqual([
    { kind: 'funding', text: 'Science Fund' },
    { kind: 'dataAvailability', text: 'At [hidden]' },
    { kind: 'competingInterests', text: '[hidden] and [hidden] own shares of Sand Ltd.' },
    { kind: 'ethics', text: 'Approved by the board of [hidden].' },
  ]);
  const single = await reply(product, manuscripts.single, { params: { articleId: id } }, reviewer);
  expect(single.statements).toEqual(noStatements);
});

test('statements: before they accept, and where the journal shows none, reviewers read no statement', async () => {
  const hidden = await aBoard(product);
  const shown = await anAskingJournal({ ethics: { toReviewers: true } });
  const reviewer = await aScholar(product);
  const read = async (invitationId: string) =>
    (await reply(product, reviews.single, { params: { invitationId } }, reviewer)).statements;
  const inReview = (journalId: string) =>
    aManuscriptInReview(product, hidden.author, journalId, { statements: stated });
  const secret = await inReview(hidden.journal.id);
  expect(await read(await anAcceptedReview(product, secret.id, reviewer))).toEqual([]);
  const open = await inReview(shown.journal.id);
  const { invitationId, token } = await invited(product, open.id, reviewer);
  expect(await read(invitationId)).toEqual([]);
  await reply(product, reviews.accept, { params: { token }, body: {} }, reviewer);
  expect((await read(invitationId)).map(({ kind }) => kind)).toEqual(['ethics']);
});

test('statements: the article has those that the journal shows to readers, on its page, in its XML and nowhere the others', async () => {
  const { author, administrator, journal, setup } = await anAskingJournal({
    acknowledgements: { toReaders: false },
    aiUse: { ask: 'no' },
  });
  const body = { ...(await aSubmission(product, author, { journalId: journal.id })), statements: stated };
  await product.parts.db.update(journals).set({ reviewModel: 'verification' }).where(eq(journals.id, journal.id));
  const { id } = (await reply(product, manuscripts.create, { body }, author)).article;
  expect((await stepsWith(product, id).accept(administrator)).status).toBe(200);
  const shown = { ...kept, acknowledgements: '', aiUse: '' };
  const readArticle = async () => (await reply(product, articles.single, { params: { articleId: id } }))[0];
  expect((await readArticle())?.statements).toEqual(shown);
  const address = product.url + articleXmlHref(journal.abbreviation, id);
  const xml = await (await fetch(address)).text();
  expect(xml).toContain('<institution-id institution-id-type="ror">https://ror.org/00hx57361</institution-id>');
  expect(xml).not.toContain('Kim');
  // A later choice of the journal changes nothing that is published.
  await setup.save(administrator, 1, { statements: rulesWith({ funding: { toReaders: false } }) });
  expect((await readArticle())?.statements).toEqual(shown);
});

test.each([
  ['a control character', { ethics: 'a\u0007b' }],
  ['10,000 characters', { acknowledgements: 'x'.repeat(10_000) }],
  ['a mark that turns the direction', { aiUse: '\u202egnitirw' }],
  ['a script as a link', { relatedWorks: [{ relation: 'other' as const, address: 'javascript:alert(1)' }] }],
])('statements: %s is refused with its field', async (_what, statements) => {
  const { journal, author } = await aBoard(product);
  const body = { ...(await aSubmission(product, author, { journalId: journal.id })), statements };
  const { status, text } = await send(product, manuscripts.create, { body }, author);
  expect([status, text]).toEqual([422, expect.stringContaining('statements')]);
});

test('issue 36: a new manuscript can begin with what its author stated last, and only its author reads that', async () => {
  const { journal } = await aBoard(product);
  const author = await aScholar(product);
  expect(await reply(product, manuscripts.lastStatements, {}, author)).toBeNull();
  const first = {
    ...noStatements,
    ethics: 'Approved by the board.',
    relatedWorks: [{ relation: 'preprint' as const, address: '10.5555/dunes' }],
  };
  await aSubmittedManuscript(product, author, journal.id, { articleTitle: 'On dunes', statements: first });
  await aSubmittedManuscript(product, author, journal.id, { articleTitle: 'On nothing' });
  expect(await reply(product, manuscripts.lastStatements, {}, author)).toEqual({
    articleTitle: 'On dunes',
    statements: { ...noStatements, ethics: 'Approved by the board.' },
  });
  expect(await reply(product, manuscripts.lastStatements, {}, await aScholar(product))).toBeNull();
});
