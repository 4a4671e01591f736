import { desc, sql } from 'drizzle-orm';
import type { Call } from '../../contracts/call.ts';
import {
  articles,
  discussionEmails,
  discussions,
  files,
  journals,
  emails as emailTable,
  manuscripts,
  reviewAnswerFiles,
  reviewInvitations,
} from '../../server/db/schema/index.ts';
import type { Product } from '../product/start-product.ts';
import type { Canary } from './canaries.ts';

type Values = ReadonlyMap<string, readonly string[]>;

/** Parameters that lead to nothing of a manuscript: one value of the right kind, and the answer is that there is none. */
const strange: Record<string, string> = {
  requestId: '01900000-0000-7000-8000-000000000001',
  findingId: '01900000-0000-7000-8000-000000000002',
  orderId: '01900000-0000-7000-8000-000000000003',
  resumableId: '01900000-0000-7000-8000-000000000004',
  signInId: '01900000-0000-7000-8000-000000000005',
  uuid: '01900000-0000-7000-8000-000000000006',
  fullIssueId: '01900000-0000-7000-8000-000000000007',
  stripeLookupId: 'none',
  checkoutStatus: 'publisharticle',
  number: 'INV-2999-000001',
  sessionId: 'cs_test_none',
  resetToken: 'A'.repeat(43),
  volume: '3',
  issueNumber: '1',
  part: '1',
  subject: 'new',
  ethicalSlug: 'authorship',
  buildId: '01900000-0000-7000-8000-000000000008',
  keyId: '01900000-0000-7000-8000-000000000009',
  mailingId: '01900000-0000-7000-8000-00000000000a',
  reportId: 'tr',
  noteId: '01900000-0000-7000-8000-00000000000b',
  revision: '1',
  version: '1',
  place: '0',
  name: 'received',
};

/** So many emails are opened: what was written at this step is among them. */
const newestEmails = 20;

/** Values for every parameter: all that the database holds of manuscripts, whether its asker may know it or not. */
export async function valuesOf({ parts: { db } }: Product, people: readonly Canary[], token: string): Promise<Values> {
  const ids = async (rows: Promise<{ id: string }[]>) => (await rows).map(({ id }) => id);
  const ofManuscripts = await ids(db.select({ id: manuscripts.id }).from(manuscripts));
  const ofArticles = await ids(db.select({ id: articles.id }).from(articles));
  const ofUsers = people.map(({ user }) => user.id);
  const ofJournals = await db.select({ id: journals.id, abbreviation: journals.abbreviation }).from(journals);
  const abbreviations = ofJournals.map(({ abbreviation }) => abbreviation);
  const uploads = await ids(db.select({ id: sql<string>`${manuscripts.uploadId}` }).from(manuscripts));
  const emails = people.map(({ email }) => email);
  return new Map<string, readonly string[]>([
    ...Object.entries(strange).map(([name, value]) => [name, [value]] as const),
    ['articleId', [...new Set([...ofManuscripts, ...ofArticles])]],
    ['manuscriptId', ofManuscripts],
    ['id', ofUsers],
    ['userId', ofUsers],
    ['adminId', ofUsers],
    ['profileId', ofUsers],
    ['email', emails],
    ['emailId', emails],
    ['fileId', await ids(db.select({ id: files.id }).from(files))],
    ['journalId', ofJournals.map(({ id }) => id)],
    ['abbreviation', abbreviations],
    ['journalAbbreviation', abbreviations],
    ['catId', abbreviations],
    ['discussionEmailId', await ids(db.select({ id: discussionEmails.id }).from(discussionEmails))],
    ['discussionId', await ids(db.select({ id: discussions.id }).from(discussions))],
    ['questionId', await ids(db.selectDistinct({ id: reviewAnswerFiles.questionId }).from(reviewAnswerFiles))],
    ['invitationId', await ids(db.select({ id: reviewInvitations.id }).from(reviewInvitations))],
    [
      'outboxId',
      await ids(db.select({ id: emailTable.id }).from(emailTable).orderBy(desc(emailTable.id)).limit(newestEmails)),
    ],
    ['awsId', uploads],
    ['token', [token]],
    ['index', ['doaj', 'pubmed']],
    ['year', [String(new Date().getUTCFullYear())]],
  ]);
}

/** Every way to fill the parameters of a path; a parameter without values is a gap in the test, which fails. */
export function filled(path: string, values: Values): Record<string, string>[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return names.reduce<Record<string, string>[]>(
    (inputs, name) => {
      const known = values.get(name);
      if (!known) throw new Error(`The canary has no values for :${name} of ${path}`);
      return inputs.flatMap((input) => known.map((value) => ({ ...input, [name]: value })));
    },
    [{}],
  );
}

const each = (name: string, ...values: readonly string[]) => values.map((value) => ({ [name]: value }));

/** What is asked for behind the path, where it matters or must be there; a field without values is a gap, which fails. */
const asked: Record<string, (word: string) => Record<string, string>[]> = {
  published: () => [{ published: 'true' }],
  q: (word) => each('q', word),
  search: (word) => each('search', word),
  name: (word) => each('name', word),
  person: (word) => each('person', word),
  part: () => each('part', 'needs-me', 'mine', 'unassigned', 'waiting', 'decided', 'all', 'open', 'done'),
  kind: () => each('kind', 'reject', 'return', 'journal'),
  expires: () => [{ expires: '9999999999', signature: 'none' }],
  session_id: () => each('session_id', 'cs_test_none'),
  from: () => [{ from: '2020-01-01', to: '2030-01-01' }],
  state: () => each('state', 'waiting'),
  special: () => each('special', 'true'),
  withdrawn: () => each('withdrawn', 'true'),
  archived: () => each('archived', 'true'),
  before: () => [
    { before: '1', after: '1' },
    { before: '1', after: '2' },
  ],
  view: () => each('view', 'scheduled', 'sent'),
  by: () => each('by', 'year', 'quarter'),
};
/** What only narrows, orders or goes on with what is read without it. */
const narrowing =
  'action area span by after page size sort year journal journalId subject status slot signature to revisionDays volume issue issueNumber editor section until article'.split(
    ' ',
  );
/** Of the COUNTER API: whoever has no key is refused, and what it tells is numbers. */
const ofCounter =
  'customer_id requestor_id api_key platform begin_date end_date metric_type data_type access_type access_method yop item_id attributes_to_show include_parent_details granularity'.split(
    ' ',
  );

/** Every query of a call: none, and each of its own; searched for by a word that not everybody may know. */
export function queriesOf(call: Call, word: string): Record<string, string>[] {
  const names = Object.keys(call.query.shape);
  const unknown = names.find((name) => !(name in asked) && !narrowing.includes(name) && !ofCounter.includes(name));
  if (unknown) throw new Error(`The canary has no values for ?${unknown} of ${call.path}`);
  const queries = names.flatMap((name) => asked[name]?.(word) ?? []);
  return [{}, ...queries].filter((query) => call.query.safeParse(query).success);
}
