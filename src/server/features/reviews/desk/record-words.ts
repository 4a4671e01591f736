/** What a step on the record is called. What is not among these is not for editors: fees, waivers, and what the house keeps for itself. */
const words: Readonly<Record<string, string>> = {
  submitted: 'submitted the manuscript',
  'submitted-again': 'submitted a changed version',
  revised: 'submitted a revision',
  amend: 'submitted a changed version',
  'checks-saved': 'saved the initial checks',
  'anonymity-meant': 'said that what the anonymity check found is meant',
  'start-review': 'sent the manuscript to review',
  'desk-reject': 'rejected the manuscript without review',
  return: 'returned the manuscript to its author',
  'return-held': 'returned the manuscript to its author',
  invited: 'invited a reviewer',
  'invitation-accepted': 'accepted an invitation',
  'invitation-declined': 'declined an invitation',
  'invitation-cancelled': 'took an invitation back',
  'invitation-lapsed': 'noted that an invitation had lapsed',
  'reviewer-gone': 'left, because the account of a reviewer was deleted',
  'review-extended': 'gave a reviewer more time',
  'report-submitted': 'submitted a report',
  'reviewer-recused': 'stepped back from a review',
  'review-copy-made': 'made the copies for reviewers',
  'review-copy-failed': 'could not make a copy for reviewers',
  'decide-first': 'took the first decision',
  'decided-without-reports': 'decided without the needed reports',
  'send-back': 'sent the decision back to the editor',
  'ratify-acceptance': 'ratified the acceptance',
  'ratify-revision': 'ratified the request for a revision',
  'ratify-rejection': 'ratified the rejection',
  'decide-acceptance': 'accepted the manuscript',
  'decide-revision': 'asked for a revision',
  'decide-rejection': 'rejected the manuscript',
  hold: 'put the manuscript on hold',
  release: 'let the manuscript go on',
  'extension-asked': 'asked for more time',
  'extension-granted': 'gave more time for the revision',
  'extension-refused': 'refused more time for the revision',
  lapse: 'noted that the revision had lapsed',
  move: 'moved the manuscript to this journal',
  'take-back': 'withdrew the manuscript',
  publish: 'published the article',
  'publish-unreviewed': 'published the article without the needed reports',
  withdraw: 'withdrew the article',
  delete: 'deleted the manuscript',
  restore: 'brought the manuscript back',
};

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
  const what = words[action];
  if (what === undefined) return null;
  const name = ofTheInvited.has(action) ? undefined : nameOf(details['invitationId']);
  return what + (name === undefined ? '' : ` (${name})`) + said(details);
}

/** Who took a step for which no account stands: the invited person, where it is theirs alone; else the system. */
export const actorWithoutAccount = (
  action: string,
  details: Record<string, unknown>,
  nameOf: (invitationId: unknown) => string | undefined,
): string => (ofTheInvited.has(action) ? nameOf(details['invitationId']) : undefined) ?? 'The system';
