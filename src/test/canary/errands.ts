import type { Call } from '../../contracts/call.ts';
import { api } from '../../contracts/index.ts';
import { addressOf } from '../product/client.ts';
import { aReport } from '../product/peer-review.ts';
import type { Canary } from './canaries.ts';
import { answered, inTurns, type Aviary } from './crawl.ts';
import type { Leak } from './knowledge.ts';
import { filled, valuesOf } from './values.ts';

/** Bodies that pass, of calls that must be refused to whoever has no such part; who has it is left out. */
const letter = { version: 1, letter: 'Reasons.' };
const texts = { articleTitle: 'A title', articleAbstract: 'An abstract', articleKeywords: [] };
const draft = { ...aReport() };
/** Nobody has seen so late a version: an author is answered 409. */
const tooLate = { version: 999 };

const piece = { kind: 'report', id: '01900000-0000-7000-8000-000000000008' };

const editors: Record<string, unknown> = {
  saveChecks: { done: [], note: '' },
  addNote: { text: 'A note.' },
  dismissFinding: { version: 1, finding: 'f'.repeat(64), reason: 'Reasons.' },
  reopenFinding: { version: 1, finding: 'f'.repeat(64) },
  correctDetails: { version: 1, ...texts },
  removeWords: { version: 1, finding: 'f'.repeat(64), words: 'Some words' },
  returnReport: { message: 'Reasons.' },
  forwardReport: { message: 'Reasons.' },
  startReview: { version: 1 },
  assign: { version: 1, from: null, editorId: null },
  recuse: { version: 1, reason: 'Reasons.' },
  close: { isClosed: true },
  dismissEmail: {},
  deskReject: letter,
  returnToAuthor: letter,
  returnRevision: letter,
  invite: { version: 1, email: 'somebody@example.org', invitee: { givenName: 'Some', lastName: 'Body' } },
  previewInvitation: { email: 'invitee@example.org', invitee: { givenName: 'Amal', lastName: 'Haddad' } },
  inviteLastRound: { version: 1 },
  correctInvitation: { email: 'somebody@example.org' },
  cancelInvitation: {},
  remindReviewer: {},
  extendReview: { days: 1 },
  stopReview: { ...letter, to: 'return' },
  reopen: letter,
  uphold: letter,
  offerMove: { ...letter, suggestedJournalId: '01900000-0000-7000-8000-000000000008' },
  takeOfferBack: { version: 1 },
  retractDecision: { version: 1, decisionId: '01900000-0000-7000-8000-000000000008' },
  decide: { ...letter, kind: 'accept' },
  ratify: { version: 1, isRatified: true },
  hold: { reason: 'Reasons.' },
  release: { to: 'go-on' },
  answerExtension: { isGranted: false },
  chooseAsEditor: { choice: 'named' },
  publish: piece,
  leaveOut: piece,
  takeDown: { ...piece, reason: 'Reasons.' },
};
const quote = { exact: 'words', prefix: '', suffix: '' };
const text = { bodyHtml: '<p>Words.</p>', references: [] };
/** Of production editors, and of authors with a proof. */
const producers: Record<string, unknown> = {
  start: {},
  save: { revision: 1, text },
  restyle: { revision: 1, style: 'APA' },
  restore: { revision: 1 },
  finishCopyEdit: {},
  drop: {},
  sendProof: { revision: 1, dueOn: '2099-01-01' },
  approveForAuthor: { reason: 'Reasons.' },
  remove: {},
  settle: { as: 'settled' },
  acceptAll: {},
  comment: { quote, text: 'A comment.' },
  withdrawNote: {},
  approve: { revision: 1 },
};
const reviewers: Record<string, unknown> = {
  answer: { isAccepted: true },
  saveDraft: { version: 0, draft },
  detach: {},
  detachAnswer: {},
  submit: aReport(),
  recuse: { reason: 'Reasons.' },
  chooseAsReviewer: { choice: 'named' },
  openWithEditors: { subject: 'A subject', text: 'A text' },
  write: { text: 'A text' },
  markRead: { messageId: '01900000-0000-7000-8000-000000000008' },
};
/** Out of turn, too: an author reads why. */
const authors: Record<string, unknown> = {
  saveAnswers: {
    ...tooLate,
    answers: [{ reportId: '01900000-0000-7000-8000-000000000008', point: 'A point', answer: 'An answer' }],
  },
  revise: { ...tooLate, ...texts, answers: [] },
  withdraw: tooLate,
  move: tooLate,
  declineMove: tooLate,
  appeal: { ...tooLate, reason: 'Reasons.' },
  meanIt: tooLate,
};
const others: Record<string, unknown> = {
  update: { ...tooLate, ...texts },
  accept: { articleId: '', overrideReason: 'Reasons.' },
  reject: { articleId: '', rejectionText: 'Reasons.' },
  correct: { notice: 'Reasons.', corrections: 999 },
};
/** Of authors alone, and without a version: not asked by the author. */
const ofAuthors: Record<string, unknown> = {
  open: { audience: 'author', subject: 'A subject', text: 'A text' },
  askExtension: { days: 5, reason: 'Reasons.' },
  chooseMode: { mode: 'subscription' },
  claimWaiver: {},
  chooseAsAuthor: { isAgreed: true },
  ask: {},
  requestWaiver: { percentAsked: 50, justification: 'Reasons.' },
  generate: { articleId: '' },
};

type Group = keyof typeof api;
/** Calls that change something and that know no manuscript, or whose bodies are streams that have suites of their own. */
const leftOut: Partial<Record<Group, readonly string[]>> = {
  accounts: ['*'],
  administration: ['*'],
  // It reads what is published.
  discovery: ['oaiByForm'],
  dois: ['*'],
  drafts: ['*'],
  // It searches files that the caller has just uploaded, and no others.
  anonymity: ['*'],
  issues: ['*'],
  issueBuilds: ['*'],
  journalAdministration: ['*'],
  usage: ['*'],
  usageReports: ['*'],
  mailings: ['*'],
  // Which emails an administrator may read and send again is held by the outbox's own suites.
  outbox: ['*'],
  record: ['*'],
  emailTemplates: ['*'],
  siteContent: ['*'],
  heroText: ['*'],
  aboutText: ['*'],
  contactText: ['*'],
  boardText: ['*'],
  files: ['*'],
  payments: ['*'],
  bookkeeping: ['*'],
  sandbox: ['*'],
  contact: ['*'],
  reviewers: ['*'],
  manuscripts: ['create', 'remove', 'restore'],
  verification: ['uploadPublicPdf', 'previewPublicPdf', 'uploadRejectionFiles'],
  corrections: ['uploadPdf'],
  fees: ['decideWaiver', 'setJournalFee'],
  editorial: ['changeSettings'],
  reviewForms: ['save'],
  journalSetup: ['save'],
  // It prints what is published, or a sample.
  printPreview: ['make'],
  // They know an account, a link or a sign-in.
  orcid: ['connect', 'disconnect', 'stopWorks', 'stopReviews', 'confirm', 'finish'],
  // The register of institutions knows no manuscript.
  institutions: ['match'],
  // They answer 200, and refuse each manuscript by itself.
  assignment: ['assignMany', 'remindMany'],
  // The link is the right: whoever holds it is its invitee.
  reviews: ['decline', 'accept', 'renew', 'attach'],
  reviewAnswerFiles: ['attachAnswer'],
  discussions: ['upload'],
  production: ['uploadPicture'],
  finalPdf: ['upload'],
};

const kinds = [editors, producers, reviewers, authors, others, ofAuthors];
const inGroup = (group: Group) =>
  Object.entries<Call>(api[group]).filter(
    ([name, { method }]) => method !== 'GET' && !leftOut[group]?.some((out) => out === '*' || out === name),
  );

/** Every call that changes something of a manuscript, with a body; one without is a gap in the test, which fails. */
const errands = Object.keys(api).flatMap((name) =>
  // Object.keys widens what `api` holds.
  inGroup(name as Group).map(([callName, call]) => {
    const kind = kinds.find((bodies) => callName in bodies);
    if (!kind) throw new Error(`The canary has no body for ${name}.${callName}`);
    return { call, kind, body: Object(kind[callName]) as Record<string, unknown> };
  }),
);

export interface Part {
  readonly isAuthor: boolean;
  /** Their own invitations are not answered by the crawl. */
  readonly ownInvitations: readonly string[];
  /** They may write in their own. */
  readonly ownDiscussions: readonly string[];
}

/** Tries what is not theirs to do, and what is not their turn: what the refusals tell, and what was not refused. */
export async function refusalsTo(aviary: Aviary, person: Canary, part: Part): Promise<Leak[]> {
  const { product, named, knowledge } = aviary;
  const values = await valuesOf(product, named.slice(0, 1), 'A'.repeat(43));
  const tries = errands
    .filter(({ kind }) => !(part.isAuthor && kind === ofAuthors))
    .flatMap(({ call, body }) => {
      const places = 'articleId' in body ? (values.get('articleId') ?? []) : [''];
      return places.flatMap((articleId) =>
        filled(call.path, values)
          .filter(({ invitationId = '' }) => !part.ownInvitations.includes(invitationId))
          .filter(({ discussionId = '' }) => !part.ownDiscussions.includes(discussionId))
          .map((params) => ({
            method: call.method,
            address: addressOf(product, call, { params }),
            body: JSON.stringify(articleId === '' ? body : { ...body, articleId }),
          })),
      );
    });
  const leaks: Leak[] = [];
  await inTurns(tries, async ({ method, address, body }) => {
    const headers = { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' };
    const { status, words } = await answered(aviary, await fetch(address, { method, headers, body }));
    const where = `${method} ${address.replace(product.url, '')}`;
    const read = knowledge.forbidden(person, words);
    if (read.length > 0) leaks.push({ where, words: read });
    // To say again what has happened is answered with it: that is its author's.
    if (status < 400 && !part.isAuthor) leaks.push({ where, words: [`${status}: it was not refused`] });
  });
  return leaks;
}
