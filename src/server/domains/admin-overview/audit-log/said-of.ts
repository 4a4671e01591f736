import { formatAmount, formatMoney } from '../../../../contracts/money.ts';
import * as t from '../../../../messages/audit-log.ts';
import * as common from '../../../../messages/common.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import { changesSaid } from './changes-said.ts';
import type { JobName } from '../../../jobs/jobs.ts';

/** The background tasks, as the audit log names them. */
const jobWords: Readonly<Record<JobName, PlainMessage>> = {
  'send-mail': t.taskSendMail,
  'read-bounces': t.taskReadBounces,
  'send-refund': t.taskSendRefund,
  'write-account-letter': t.taskWriteToAccount,
  'clear-leftovers': t.taskCleanup,
  'clear-replaced': t.taskCleanReplaced,
  'settle-open-orders': t.taskOpenPayments,
  'compare-with-provider': t.taskCompareProvider,
  'lapse-invitations': t.taskDeadlines,
  'make-review-copies': t.taskReviewCopies,
  'check-anonymity': t.taskAnonymity,
  'compare-with-portal': t.taskSimilarity,
  'send-reminders': t.taskReminders,
  'send-message-emails': t.taskMessageEmails,
  'seal-records': t.taskSealLog,
  'sum-usage': t.taskUsage,
  'follow-open-periods': t.taskOpenPeriods,
  'end-issue-checkouts': t.taskEndIssueCheckouts,
  'end-fee-checkouts': t.taskEndFeeCheckouts,
  'retire-issue-price': t.taskRetirePrice,
  'build-issue': t.taskBuildIssue,
  'resume-issue-builds': t.taskResumeBuilds,
  'send-due-mailings': t.taskWriteMailing,
  'send-mailing-letter': t.taskSendMailing,
  'register-dois': t.taskRegisterDois,
  'write-orcid-works': t.taskWriteOrcidWorks,
  'read-manuscript-text': t.taskReadManuscriptText,
  'look-up-references': t.taskLookUpReferences,
};

const words: ReadonlyMap<string, PlainMessage> = new Map([...Object.entries(jobWords), ['start', t.taskStarting]]);

/** Who runs a task that no person runs. */
export function nameOfTask(task: string): string {
  const command = /^command-(.+)$/.exec(task)?.[1];
  if (command !== undefined) return t.commandLine({ command: command.replaceAll('-', ' ') });
  return t.theSystem({ task: words.get(task)?.() ?? task.replaceAll('-', ' ') });
}

/** The tasks whose name contains a search text. */
export function tasksCalled(typed: string): string[] {
  const sought = typed.trim().toLowerCase();
  return sought === '' ? [] : [...words.keys()].filter((task) => nameOfTask(task).toLowerCase().includes(sought));
}

type Details = Readonly<Record<string, unknown>>;
export type NameOf = (id: unknown) => string | undefined;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Where a person's reason is stored. */
const reasons = ['conflict', 'conflictReason', 'remark', 'reason', 'overrideReason', 'resolution'];

const percent = (value: unknown) => (isNumber(value) ? `${value} %` : null);

function ofMoney({ amountMinor, currency, from, to }: Details): string | null {
  if (isNumber(amountMinor) && isText(currency)) return formatMoney({ amountMinor, currency });
  return isNumber(from) && isNumber(to) ? t.amountChange({ from: formatAmount(from), to: formatAmount(to) }) : null;
}

/** Steps of the invited person, who is the actor of the entry. */
const ofTheInvited = new Set([
  'invitation-accepted',
  'invitation-declined',
  'report-submitted',
  'late-report-submitted',
  'reviewer-recused',
]);

function ofNames({ role, journalId, from, to, invitationId }: Details, nameOf: NameOf): (string | null | undefined)[] {
  const [left, entered] = [nameOf(from), nameOf(to)];
  return [
    isText(role) ? role : null,
    nameOf(journalId),
    left && entered ? t.personChange({ from: left, to: entered }) : null,
    nameOf(invitationId),
  ];
}

/** Of what is counted: each kind with its number. */
const ofCounts = (details: Details): string[] =>
  Object.entries(details).map(([kind, count]) => `${kind}: ${String(count)}`);

/** What an entry says beside what was done: names, figures, reasons; null where it says nothing that a person needs. */
export function saidOf(action: string, details: Details, nameOf: NameOf): string | null {
  if (action === 'refuse-payment-event') return ofCounts(details).join(', ');
  const { mode, days, percentAsked, grantedPercent, failure, version } = details;
  const named = ofTheInvited.has(action) ? { ...details, invitationId: null } : details;
  const said = [
    ...ofNames(named, nameOf),
    ofMoney(details),
    isText(mode) ? (mode === 'open' ? t.openAccess() : t.subscription()) : null,
    isNumber(days) ? common.days({ count: days }) : null,
    percent(percentAsked),
    percent(grantedPercent),
    isNumber(version) ? t.version({ number: version }) : null,
    ...changesSaid(action, details),
    isText(failure) ? failure : null,
    ...reasons.map((name) => details[name]).filter(isText),
  ].filter(isText);
  return said.length === 0 ? null : said.join(' · ');
}
