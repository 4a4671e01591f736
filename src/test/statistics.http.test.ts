import { expect, test } from 'vitest';
import { editorial } from '../contracts/editorial.ts';
import { overview } from '../contracts/overview.ts';
import { statistics } from '../contracts/statistics.ts';
import { editorRecusals } from '../server/db/schema/index.ts';
import { reply, send } from './product/client.ts';
import { aUser } from './product/factories.ts';
import { aPastInvitation, aPastManuscript } from './product/past-manuscripts.ts';
import { aReviewedJournal, aScholar } from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const author = await aUser(product);
const administrator = await aUser(product, { isAdmin: true });
const journal = await aReviewedJournal(product);
const other = await aReviewedJournal(product);
const role = (journalId: string) => ({ role: { journalId, role: 'editor' as const } });
const editor = await aScholar(product, role(journal.id));
const recused = await aScholar(product, role(journal.id));
const stranger = await aScholar(product, role(other.id));
const past = (rest: Omit<Parameters<typeof aPastManuscript>[1], 'journalId' | 'userId'>, journalId = journal.id) =>
  aPastManuscript(product, { journalId, userId: author.user.id, ...rest });

// Revised, accepted after 60 days, published after 90.
const revised = await past({
  submittedAt: '2025-01-10T08:00:00Z',
  state: 'published',
  publishedAt: '2025-04-10T08:00:00Z',
  versions: [
    { outcome: 'revision-requested', decidedAt: '2025-01-20T08:00:00Z' },
    { outcome: 'accepted', decidedAt: '2025-03-11T08:00:00Z' },
  ],
});
// Returned, which is no decision; rejected after 20 days.
await past({
  submittedAt: '2025-02-01',
  state: 'rejected',
  versions: [
    { outcome: 'returned', decidedAt: '2025-02-03' },
    { outcome: 'rejected', decidedAt: '2025-02-21' },
  ],
});
const takenBack = await past({
  submittedAt: '2025-06-01',
  state: 'withdrawn',
  versions: [{ outcome: 'revision-requested', decidedAt: '2025-06-05' }],
});
await past({
  submittedAt: '2025-07-01',
  state: 'accepted',
  versions: [{ outcome: 'accepted', decidedAt: '2025-07-31' }],
});
await past({ submittedAt: '2025-07-01', state: 'submitted', isDeleted: true });
// In Dubai this was the new year; rejected after ten days, and an appeal waits.
await past({
  submittedAt: '2025-12-31T21:00:00Z',
  state: 'appealed',
  versions: [{ outcome: 'rejected', decidedAt: '2026-01-10T21:00:00Z' }],
});
const underWay = await past({ submittedAt: '2026-02-01', state: 'in-review' });
// An article that was withdrawn after its publication: it was accepted all the same.
await past({
  submittedAt: '2026-02-05',
  state: 'withdrawn',
  publishedAt: '2026-02-15',
  versions: [{ outcome: 'accepted', decidedAt: '2026-02-10' }],
});
await past({ submittedAt: '2026-03-01', state: 'in-review' }, other.id);

const due = { dueAt: '2025-02-01T23:59:59Z' };
await aPastInvitation(product, revised, { state: 'reported', number: 1, ...due, reportedAt: '2025-02-01T23:00:00Z' });
await aPastInvitation(product, revised, { state: 'reported', number: 2, ...due, reportedAt: '2025-02-02T00:00:00Z' });
await aPastInvitation(product, revised, { state: 'declined' });
await aPastInvitation(product, revised, { state: 'lapsed' });
await aPastInvitation(product, revised, { state: 'cancelled' });
await aPastInvitation(product, revised, { state: 'cancelled', number: 3 });
await aPastInvitation(product, revised, { state: 'invited' });
await aPastInvitation(product, takenBack, { state: 'reported', number: 1, ...due, reportedAt: '2025-01-31' });

const of2025 = {
  submissions: 4,
  withdrawn: 1,
  accepted: 2,
  rejected: 1,
  toFirstDecision: { days: 20, count: 3 },
  toAcceptance: { days: 45, count: 2 },
  toPublication: { days: 90, count: 1 },
  reviewers: { invited: 6, accepted: 3, declined: 1, unanswered: 1, reports: 2, onTime: 1 },
};
const noAnswers = { invited: 0, accepted: 0, declined: 0, unanswered: 0, reports: 0, onTime: 0 };
const of2026 = {
  submissions: 3,
  withdrawn: 0,
  accepted: 1,
  rejected: 1,
  toFirstDecision: { days: 7.5, count: 2 },
  toAcceptance: { days: 5, count: 1 },
  toPublication: { days: 10, count: 1 },
  reviewers: noAnswers,
};
const total = {
  submissions: 7,
  withdrawn: 1,
  accepted: 3,
  rejected: 2,
  toFirstDecision: { days: 10, count: 5 },
  toAcceptance: { days: 30, count: 3 },
  toPublication: { days: 50, count: 2 },
  reviewers: of2025.reviewers,
};

test('an editor reads the figures of their journal, in all and by year, the newest first', async () => {
  expect(await reply(product, statistics.figures, {}, editor)).toEqual({
    journals: [journal.abbreviation],
    total,
    cohorts: [
      { period: '2026', ...of2026 },
      { period: '2025', ...of2025 },
    ],
  });
});

test('by quarter, a cohort has what was submitted in it, whenever it was decided', async () => {
  const { cohorts } = await reply(product, statistics.figures, { query: { by: 'quarter' } }, editor);
  expect(
    cohorts.map(({ period, submissions, accepted, rejected }) => [period, submissions, accepted, rejected]),
  ).toEqual([
    ['2026-Q1', 3, 1, 1],
    ['2025-Q3', 1, 1, 0],
    ['2025-Q2', 1, 0, 0],
    ['2025-Q1', 2, 1, 1],
  ]);
});

test('administrators read one journal or all of them; editors no journal but their own', async () => {
  const submissionsOf = async (person: typeof editor, wished?: string) =>
    (await reply(product, statistics.figures, { query: wished === undefined ? {} : { journal: wished } }, person)).total
      .submissions;
  expect(await submissionsOf(administrator, journal.abbreviation)).toBe(7);
  expect(await submissionsOf(administrator)).toBe(8);
  expect(await submissionsOf(editor, other.abbreviation)).toBe(0);
  expect(await submissionsOf(stranger)).toBe(1);
  const reader = await reply(product, statistics.figures, {}, author);
  expect([reader.journals, reader.total.submissions]).toEqual([[], 0]);
});

test('what an editor has a conflict of interest with is not counted for them until it is published', async () => {
  await product.parts.db
    .insert(editorRecusals)
    .values(
      [underWay, revised].map((manuscriptId) => ({ manuscriptId, userId: recused.user.id, recusedAt: new Date() })),
    );
  const seen = await reply(product, statistics.figures, {}, recused);
  expect([seen.total.submissions, seen.total.accepted, seen.total.reviewers.invited]).toEqual([6, 3, 6]);
});

test('the table has the same figures; a rate or a median of nothing is empty', async () => {
  const { text } = await send(product, statistics.table, { query: { by: 'quarter' } }, editor);
  const [head, all, ...rest] = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n');
  expect(head).toMatch(/^"?Submitted in"?,Submissions,Withdrawn,Accepted,Rejected,Acceptance rate \(percent\),/);
  expect(all).toBe('All years,7,1,3,2,60,10,5,30,3,50,2,6,3,1,1,2,1');
  expect(rest).toContain('2025-Q2,1,1,0,0,,,0,,0,,0,0,0,0,0,0,0');
});

test('the overview counts first decisions alike: none of a manuscript that was withdrawn', async () => {
  product.moveClock(Date.parse('2027-01-15') - Date.now());
  try {
    const { token } = await aUser(product, { isAdmin: true });
    const months = await reply(product, overview.months, { query: { journalId: journal.id, span: '24' } }, { token });
    const medianOf = (name: string) => months.find(({ month }) => month === name)?.medianDays;
    expect([medianOf('2025-02'), medianOf('2025-06'), medianOf('2025-07')]).toEqual([20, null, 30]);
  } finally {
    product.moveClock(Date.now() - Date.parse('2027-01-15'));
  }
});

test('a journal’s page shows its figures if the journal wants it, and only those with ten manuscripts behind them', async () => {
  const shown = await aReviewedJournal(product);
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString();
  const decidedAfter = (days: number, outcome: 'accepted' | 'rejected', ago = 100) =>
    past({ submittedAt: day(ago), state: outcome, versions: [{ outcome, decidedAt: day(ago - days) }] }, shown.id);
  for (let days = 1; days <= 8; days += 1) await decidedAfter(days, 'rejected');
  await decidedAfter(9, 'accepted');
  // Too long ago to count.
  await decidedAfter(9, 'accepted', 1000);
  const read = () => reply(product, statistics.ofJournal, { params: { abbreviation: shown.abbreviation } });
  const none = { acceptanceRate: null, toFirstDecision: null, toPublication: null };
  expect(await read()).toEqual(none);
  const settings = (await reply(product, editorial.settings, {}, administrator)).find(
    ({ journalId }) => journalId === shown.id,
  );
  if (!settings) throw new Error('no settings');
  const { journalId, journalTitle: _title, journalAbbreviation: _abbreviation, ...body } = settings;
  expect(body.showsStatistics).toBe(false);
  const shows = (showsStatistics: boolean) =>
    reply(
      product,
      editorial.changeSettings,
      { params: { journalId }, body: { ...body, showsStatistics } },
      administrator,
    );
  await shows(true);
  // Nine are too few.
  expect(await read()).toEqual(none);
  await shows(false);
  await decidedAfter(10, 'accepted');
  expect(await read()).toEqual(none);
  await shows(true);
  expect(await read()).toEqual({
    acceptanceRate: { percent: 20, count: 10 },
    toFirstDecision: { days: 5.5, count: 10 },
    toPublication: null,
  });
});
