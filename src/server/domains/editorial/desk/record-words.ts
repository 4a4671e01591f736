import { recordedActions } from '../../../../contracts/record-values.ts';

const said = ({ remark, reason, overrideReason, conflict, conflictReason }: Record<string, unknown>): string => {
  const reasons = [conflict, conflictReason, remark, reason, overrideReason].filter(
    (text) => typeof text === 'string' && text !== '',
  );
  return reasons.length === 0 ? '' : `: ${reasons.join(' ')}`;
};

/** Steps that only the invited person takes, with an account or by the letter's link. */
const ofTheInvited: ReadonlySet<string> = new Set([
  'invitation-accepted',
  'invitation-declined',
  'report-submitted',
  'reviewer-recused',
]);

/** A step on the record in words, with the person whose invitation it is about, unless they took it themselves; null where it is not for editors. */
export function recordInWords(
  action: string,
  details: Record<string, unknown>,
  nameOf: (invitationId: unknown) => string | undefined = () => undefined,
): string | null {
  const known = recordedActions[action];
  if (!known?.isForEditors) return null;
  const name = ofTheInvited.has(action) ? undefined : nameOf(details['invitationId']);
  return known.words + (name === undefined ? '' : ` (${name})`) + said(details);
}

/** Who took a step for which no account stands: the invited person, where it is theirs alone; else the system. */
export const actorWithoutAccount = (
  action: string,
  details: Record<string, unknown>,
  nameOf: (invitationId: unknown) => string | undefined,
): string => (ofTheInvited.has(action) ? nameOf(details['invitationId']) : undefined) ?? 'The system';
