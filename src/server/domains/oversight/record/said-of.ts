import { formatAmount, formatMoney } from '../../../../contracts/money.ts';
import { changesSaid } from './changes-said.ts';

type Details = Readonly<Record<string, unknown>>;
export type NameOf = (id: unknown) => string | undefined;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Words that a person wrote as their reason. */
const reasons = ['conflict', 'conflictReason', 'remark', 'reason', 'overrideReason', 'resolution'];

const percent = (value: unknown) => (isNumber(value) ? `${value} %` : null);

function ofMoney({ amountMinor, currency, from, to }: Details): string | null {
  if (isNumber(amountMinor) && isText(currency)) return formatMoney({ amountMinor, currency });
  return isNumber(from) && isNumber(to) ? `from ${formatAmount(from)} to ${formatAmount(to)}` : null;
}

/** Steps that the invited person takes: they stand there as who did it. */
const ofTheInvited = new Set(['invitation-accepted', 'invitation-declined', 'report-submitted', 'reviewer-recused']);

function ofNames({ role, journalId, from, to, invitationId }: Details, nameOf: NameOf): (string | null | undefined)[] {
  const [left, entered] = [nameOf(from), nameOf(to)];
  return [
    isText(role) ? role : null,
    nameOf(journalId),
    left && entered ? `from ${left} to ${entered}` : null,
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
    isText(mode) ? (mode === 'open' ? 'open access' : 'subscribers') : null,
    isNumber(days) ? (days === 1 ? '1 day' : `${days} days`) : null,
    percent(percentAsked),
    percent(grantedPercent),
    isNumber(version) ? `version ${version}` : null,
    ...changesSaid(action, details),
    isText(failure) ? failure : null,
    ...reasons.map((name) => details[name]).filter(isText),
  ].filter(isText);
  return said.length === 0 ? null : said.join(' · ');
}
