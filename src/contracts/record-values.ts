/** What an entry of the record can be about. */
export const recordSubjects = ['manuscript', 'person', 'journal', 'issue', 'payment', 'finding', 'house'] as const;
export type RecordSubject = (typeof recordSubjects)[number];

interface RecordedAction {
  readonly words: string;
  readonly about: RecordSubject;
  /** Whether the editors of a manuscript read it, too: not fees, waivers, and what the house keeps for itself. */
  readonly isForEditors?: boolean;
}

const ofReview = (words: string): RecordedAction => ({ words, about: 'manuscript', isForEditors: true });
const about = (subject: RecordSubject, words: string): RecordedAction => ({ words, about: subject });

/** What is put on the record, in words that follow the name of who did it. */
export const recordedActions: Readonly<Record<string, RecordedAction>> = {
  submitted: ofReview('submitted the manuscript'),
  'submitted-again': ofReview('submitted a changed version'),
  revised: ofReview('submitted a revision'),
  amend: ofReview('submitted a changed version'),
  'checks-saved': ofReview('saved the initial checks'),
  'anonymity-meant': ofReview('said that what the anonymity check found is meant'),
  'start-review': ofReview('sent the manuscript to review'),
  'desk-reject': ofReview('rejected the manuscript without review'),
  return: ofReview('returned the manuscript to its author'),
  'return-held': ofReview('returned the manuscript to its author'),
  invited: ofReview('invited a reviewer'),
  'invitation-accepted': ofReview('accepted an invitation'),
  'invitation-declined': ofReview('declined an invitation'),
  'invitation-cancelled': ofReview('took an invitation back'),
  'invitation-lapsed': ofReview('noted that an invitation had lapsed'),
  'reviewer-gone': ofReview('left, because the account of a reviewer was deleted'),
  'review-extended': ofReview('gave a reviewer more time'),
  'report-submitted': ofReview('submitted a report'),
  'reviewer-recused': ofReview('stepped back from a review'),
  'review-copy-made': ofReview('made the copies for reviewers'),
  'review-copy-failed': ofReview('could not make a copy for reviewers'),
  'decide-first': ofReview('took the first decision'),
  'decided-without-reports': ofReview('decided without the needed reports'),
  'send-back': ofReview('sent the decision back to the editor'),
  'ratify-acceptance': ofReview('ratified the acceptance'),
  'ratify-revision': ofReview('ratified the request for a revision'),
  'ratify-rejection': ofReview('ratified the rejection'),
  'decide-acceptance': ofReview('accepted the manuscript'),
  'decide-revision': ofReview('asked for a revision'),
  'decide-rejection': ofReview('rejected the manuscript'),
  hold: ofReview('put the manuscript on hold'),
  release: ofReview('let the manuscript go on'),
  'extension-asked': ofReview('asked for more time'),
  'extension-granted': ofReview('gave more time for the revision'),
  'extension-refused': ofReview('refused more time for the revision'),
  lapse: ofReview('noted that the revision had lapsed'),
  move: ofReview('moved the manuscript to this journal'),
  'take-back': ofReview('withdrew the manuscript'),
  publish: ofReview('published the article'),
  'publish-unreviewed': ofReview('published the article without the needed reports'),
  withdraw: ofReview('withdrew the article'),
  delete: ofReview('deleted the manuscript'),
  restore: ofReview('brought the manuscript back'),
  accept: about('manuscript', 'accepted and published the manuscript'),
  reject: about('manuscript', 'rejected the manuscript'),
  edit: about('manuscript', 'submitted a changed version'),
  purge: about('manuscript', 'removed the files of a deleted manuscript'),
  certificate: about('manuscript', 'issued a certificate'),
  'mode-of-publication': about('manuscript', 'chose the mode of publication'),
  'fee-noted': about('manuscript', 'noted the handling fee'),
  'waiver-claimed': about('manuscript', 'claimed the waiver of their country'),
  'waiver-requested': about('manuscript', 'asked for a smaller handling fee'),
  'waiver-decided': about('manuscript', 'decided about a smaller handling fee'),
  'handling-fee-set': about('journal', 'set the handling fee of a journal'),
  'review-settings': about('journal', 'changed how a journal reviews'),
  'full-issue-on-sale': about('issue', 'put a full issue on sale'),
  refund: about('payment', 'refunded a payment'),
  'finding-resolved': about('finding', 'closed a question about a payment'),
  'usage-key-created': about('house', 'made a key for usage reports'),
  'usage-key-revoked': about('house', 'revoked a key for usage reports'),
  'refuse-payment-event': about('house', 'refused messages of the payment provider'),
  'profile-edited': about('person', 'edited a profile'),
  'email-changed': about('person', 'confirmed a new address'),
  'email-change-canceled': about('person', 'called off a change of address'),
  'account-deleted': about('person', 'deleted their account'),
  'account-disabled': about('person', 'disabled an account'),
  'account-opened': about('person', 'opened a disabled account again'),
  'administrator-made': about('person', 'made a person an administrator'),
  'administrator-unmade': about('person', 'took the administrator’s rights from a person'),
  'role-given': about('person', 'gave a person a role'),
  'role-taken': about('person', 'took a role from a person'),
  'password-reset-by-command': about('person', 'gave an account another password from the command line'),
};
