import type {
  EditorsDecision,
  EditorsInvitation,
  EditorsManuscript,
  EditorsTextFinding,
} from '../../../../contracts/editorial-values.ts';
import { publicationModes } from '../../../../contracts/constants.ts';
import { publicationChoices, type PublicationChoice } from '../../../../contracts/open-review.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import * as t from '../../../../messages/decision-responses.ts';
import type { Context } from '../../../context.ts';
import { fullName } from '../../accounts/index.ts';
import { presentMark, type UndeliverableRow } from '../../emails/index.ts';
import { presentNeutral } from '../anonymity/list-review-copies.ts';
import { answersText, findingsOf, type CrossingText } from '../anonymity/texts/text-findings.ts';
import { toldCorrection } from '../manuscripts/correct-details.ts';
import { invitedName } from '../review-words.ts';
import { listAuditEntriesAbout } from '../../audit-log/index.ts';
import { listDecisions, listNames, type listInvitations } from './edited-store.ts';
import type { listSubmittedAnswers } from '../revisions/answers-store.ts';
import { auditedActions } from '../../../../contracts/audit-log-values.ts';

const said = ({ remark, reason, overrideReason, conflict, conflictReason }: Record<string, unknown>): string => {
  const reasons = [conflict, conflictReason, remark, reason, overrideReason].filter(
    (text) => typeof text === 'string' && text !== '',
  );
  return reasons.length === 0 ? '' : `: ${reasons.join(' ')}`;
};

const numberedBefore = ({ formerNumber }: Record<string, unknown>): string =>
  typeof formerNumber === 'string' ? `. ${t.wasNumbered({ number: formerNumber })}` : '';

const publicationWords: Readonly<Record<PublicationChoice, PlainMessage>> = {
  no: t.publishesNothing,
  unnamed: t.publishesUnnamed,
  named: t.publishesNamed,
};

/** What was chosen: whether texts are published, or how the article is. */
function chosen({ choice, mode }: Record<string, unknown>): string {
  const [ofTexts, ofArticle] = [
    publicationChoices.find((one) => one === choice),
    publicationModes.find((one) => one === mode),
  ];
  if (ofTexts) return `: ${publicationWords[ofTexts]()}`;
  return ofArticle ? `: ${ofArticle === 'open' ? t.modeOpen() : t.modeSubscription()}` : '';
}

/** Steps that only the invited person takes, with an account or by the email's link. */
const ofTheInvited: ReadonlySet<string> = new Set([
  'invitation-accepted',
  'invitation-declined',
  'invitation-renewed',
  'report-submitted',
  'late-report-submitted',
  'reviewer-recused',
]);

/** An audit log entry as text, with the editor, or the invited person unless they are the actor; null if it is not for editors. */
export function describeEntry(
  action: string,
  details: Record<string, unknown>,
  nameOf: (invitationId: unknown) => string | undefined = () => undefined,
): string | null {
  const known = auditedActions[action];
  if (!known?.isForEditors) return null;
  const name = ofTheInvited.has(action) ? undefined : nameOf(details['editorId'] ?? details['invitationId']);
  return (
    known.words() +
    (name === undefined ? '' : ` (${name})`) +
    chosen(details) +
    said(details) +
    numberedBefore(details) +
    toldCorrection(details)
  );
}

/** Who took a step without an account: the invited person for their own steps, else the system. */
export const actorWithoutAccount = (
  action: string,
  details: Record<string, unknown>,
  nameOf: (invitationId: unknown) => string | undefined,
): string => (ofTheInvited.has(action) ? nameOf(details['invitationId']) : undefined) ?? t.theSystem();

type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number];
type DecisionRow = Awaited<ReturnType<typeof listDecisions>>[number];

const at = (instant: Date | null) => instant?.toISOString() ?? null;

function presentReport(
  { report, attachment }: InvitationRow,
  findings: readonly EditorsTextFinding[],
): EditorsInvitation['report'] {
  if (!report?.submittedAt || !report.scores || report.commentsToAuthor === null || !report.recommendation) return null;
  return {
    id: report.invitationId,
    scores: report.scores,
    commentsToAuthor: report.commentsToAuthor,
    confidentialRemarks: report.confidentialRemarks ?? '',
    recommendation: report.recommendation,
    answered: report.answered ?? [],
    attachment: attachment && presentNeutral(attachment),
    submittedAt: report.submittedAt.toISOString(),
    findings: [...findings],
    isMeant: report.isMeant,
    originalComments: report.originalComments,
    isLate: report.isLate,
    forwardedAt: at(report.forwardedAt),
  };
}

/** Emails that are deleted had arrived. */
const deliveryOf = (state: InvitationRow['emailState']): EditorsInvitation['delivery'] => {
  if (state === 'failed' || state === 'bounced') return 'came-back';
  return state === 'queued' ? 'waiting' : 'sent';
};

/** An invitation with its report, as editors see it. */
export const presentInvitation = (
  row: InvitationRow,
  {
    mark,
    findings,
    isRemindedToday,
  }: {
    readonly mark: UndeliverableRow | undefined;
    readonly findings: readonly EditorsTextFinding[];
    readonly isRemindedToday: boolean;
  },
): EditorsInvitation => ({
  id: row.invitation.id,
  round: row.invitation.round,
  state: row.invitation.state,
  name: invitedName(row.invitation),
  email: row.invitation.email,
  comesBack: presentMark(mark),
  delivery: deliveryOf(row.emailState),
  reviewerNumber: row.number,
  invitedAt: row.invitation.invitedAt.toISOString(),
  answerBy: row.invitation.answerBy.toISOString(),
  dueAt: at(row.invitation.dueAt),
  answeredAt: at(row.invitation.answeredAt),
  isRemindedToday,
  reason: row.invitation.reason,
  report: presentReport(row, findings),
});

/** The answers to the reports of each round, as editors see them. */
export const presentAnswers = (
  rows: Awaited<ReturnType<typeof listSubmittedAnswers>>,
  texts: readonly CrossingText[],
): EditorsManuscript['answers'] =>
  rows.map(({ round, answers, isMeant, originalAnswers }) => ({
    round,
    answers,
    findings: [...findingsOf(texts, { answersTo: round })],
    isMeant,
    originalAnswers: originalAnswers && answersText(originalAnswers),
  }));

const presentDecision = (row: DecisionRow, nameOf: (userId: string) => string): EditorsDecision => ({
  id: row.id,
  round: row.round,
  version: row.version,
  kind: row.kind,
  letter: row.letter,
  decidedBy: nameOf(row.decidedBy),
  decidedAt: row.decidedAt.toISOString(),
  ratification: row.ratification,
  ratifiedBy: row.ratifiedBy && nameOf(row.ratifiedBy),
  remark: row.remark,
  suggestedJournalId: row.suggestedJournalId,
  overrideReason: row.overrideReason,
  sentAt: at(row.sentAt),
});

/** The decisions about a manuscript, the first one first. */
export async function readDecisions(ctx: Context, articleId: string): Promise<EditorsDecision[]> {
  const rows = await listDecisions(ctx.db, articleId);
  const people = await listNames(
    ctx.db,
    rows.flatMap(({ decidedBy, ratifiedBy }) => [decidedBy, ratifiedBy ?? decidedBy]),
  );
  const names = new Map(people.map((person) => [person.id, fullName(person)]));
  return rows.map((row) => presentDecision(row, (userId) => names.get(userId) ?? ''));
}

/** The account that an entry of the audit log names. */
const userIdIn = (actor: string) => /^user:(.+)$/.exec(actor)?.[1];

/** What was done with a manuscript, by whom, the newest first. */
export async function readAuditLog(
  ctx: Context,
  articleId: string,
  invitations: readonly InvitationRow[],
): Promise<EditorsManuscript['record']> {
  const rows = await listAuditEntriesAbout(ctx.db, articleId);
  const userIds = rows.flatMap(({ actor, details: { editorId } }) => [
    ...[userIdIn(actor) ?? []].flat(),
    ...(typeof editorId === 'string' ? [editorId] : []),
  ]);
  const people = new Map((await listNames(ctx.db, [...new Set(userIds)])).map((person) => [person.id, person]));
  const names = new Map<unknown, string>([
    ...invitations.map(({ invitation }) => [invitation.id, invitedName(invitation)] as const),
    ...[...people].map(([id, person]) => [id, fullName(person)] as const),
  ]);
  const invitedIn = (invitationId: unknown) => names.get(invitationId);
  return rows.toReversed().flatMap((row) => {
    const person = people.get(userIdIn(row.actor) ?? '');
    const who = person?.surname ? fullName(person) : actorWithoutAccount(row.action, row.details, invitedIn);
    const what = describeEntry(row.action, row.details, invitedIn);
    return what === null ? [] : [{ at: row.at.toISOString(), who, what }];
  });
}
