import type { PlainMessage } from '../messages/message.ts';
import * as t from '../messages/recorded-actions.ts';

/** What an entry of the audit log can be about. */
export const auditSubjects = ['manuscript', 'person', 'journal', 'issue', 'payment', 'finding', 'house'] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** What an administrator looks through the log for, before a single action. */
export const auditAreas = [
  'submission',
  'review',
  'decisions',
  'publication',
  'fees',
  'journals',
  'people',
  'website',
] as const;
export type AuditArea = (typeof auditAreas)[number];

interface AuditedAction {
  readonly words: PlainMessage;
  readonly area: AuditArea;
  readonly about: AuditSubject;
  /** Whether editors of the manuscript see it, too. They see no fees and waivers. */
  readonly isForEditors?: boolean;
}

const ofReview = (area: AuditArea, words: PlainMessage): AuditedAction => ({
  words,
  area,
  about: 'manuscript',
  isForEditors: true,
});
const about = (subject: AuditSubject, area: AuditArea, words: PlainMessage): AuditedAction => ({
  words,
  area,
  about: subject,
});

/** Every action in the audit log; its text follows the name of the person. */
export const auditedActions: Readonly<Record<string, AuditedAction>> = {
  submitted: ofReview('submission', t.submitted),
  'submitted-again': ofReview('submission', t.submittedChanged),
  revised: ofReview('submission', t.submittedRevision),
  amend: ofReview('submission', t.submittedChanged),
  'details-corrected': ofReview('submission', t.correctedDetails),
  'checks-saved': ofReview('review', t.savedChecks),
  'anonymity-meant': ofReview('review', t.confirmedAnonymity),
  'finding-dismissed': ofReview('review', t.dismissedFinding),
  'finding-reopened': ofReview('review', t.reopenedFinding),
  'names-meant': ofReview('review', t.confirmedNames),
  'words-removed': ofReview('review', t.removedWords),
  'start-review': ofReview('review', t.startedReview),
  'desk-reject': ofReview('decisions', t.deskRejected),
  return: ofReview('submission', t.returned),
  'return-revision': ofReview('submission', t.returnedRevision),
  'reject-in-review': ofReview('decisions', t.rejectedInReview),
  'return-in-review': ofReview('submission', t.returnedInReview),
  'return-held': ofReview('submission', t.returned),
  assigned: ofReview('review', t.assigned),
  unassigned: ofReview('review', t.unassigned),
  'taken-on': ofReview('review', t.tookOn),
  'handed-over': ofReview('review', t.handedOver),
  'editor-recused': ofReview('review', t.recusedAsEditor),
  invited: ofReview('review', t.invited),
  'invitation-accepted': ofReview('review', t.acceptedInvitation),
  'invitation-declined': ofReview('review', t.declinedInvitation),
  'invitation-cancelled': ofReview('review', t.withdrewInvitation),
  'invitation-lapsed': ofReview('review', t.invitationExpired),
  'invitation-renewed': ofReview('review', t.renewedInvitation),
  'reviewer-gone': ofReview('review', t.reviewerDeleted),
  'reviewer-reminded': ofReview('review', t.remindedReviewer),
  'review-extended': ofReview('review', t.extendedReview),
  'report-submitted': ofReview('review', t.submittedReport),
  'report-returned': ofReview('review', t.returnedReport),
  'reviewer-recused': ofReview('review', t.withdrewFromReview),
  'review-copy-made': ofReview('review', t.madeCopies),
  'review-copy-failed': ofReview('review', t.failedCopy),
  'decide-first': ofReview('decisions', t.decidedFirst),
  'decided-without-reports': ofReview('decisions', t.decidedWithoutReports),
  'retract-decision': ofReview('decisions', t.retractedDecision),
  'send-back': ofReview('decisions', t.returnedDecision),
  'ratify-acceptance': ofReview('decisions', t.ratifiedAcceptance),
  'ratify-revision': ofReview('decisions', t.ratifiedRevision),
  'ratify-rejection': ofReview('decisions', t.ratifiedRejection),
  'decide-acceptance': ofReview('decisions', t.accepted),
  'decide-revision': ofReview('decisions', t.requestedRevision),
  'decide-rejection': ofReview('decisions', t.rejected),
  appeal: ofReview('submission', t.appealed),
  reopen: ofReview('decisions', t.reopened),
  'reopen-review': ofReview('decisions', t.reopenedReview),
  uphold: ofReview('decisions', t.upheld),
  hold: ofReview('decisions', t.held),
  release: ofReview('decisions', t.resumed),
  'extension-asked': ofReview('submission', t.requestedExtension),
  'extension-granted': ofReview('submission', t.grantedExtension),
  'extension-refused': ofReview('submission', t.refusedExtension),
  lapse: ofReview('submission', t.revisionExpired),
  move: ofReview('submission', t.moved),
  'take-back': ofReview('submission', t.withdrewManuscript),
  publish: ofReview('publication', t.published),
  'publish-unreviewed': ofReview('publication', t.publishedUnreviewed),
  correct: ofReview('publication', t.corrected),
  retract: ofReview('publication', t.retracted),
  'express-concern': ofReview('publication', t.publishedConcern),
  'lift-concern': ofReview('publication', t.liftedConcern),
  withdraw: ofReview('publication', t.withdrewArticle),
  delete: ofReview('submission', t.deletedManuscript),
  restore: ofReview('submission', t.restoredManuscript),
  accept: about('manuscript', 'decisions', t.acceptedAndPublished),
  reject: about('manuscript', 'decisions', t.rejected),
  edit: about('manuscript', 'submission', t.submittedChanged),
  purge: about('manuscript', 'submission', t.removedFiles),
  certificate: about('manuscript', 'review', t.issuedCertificate),
  'doi-deposited-again': about('manuscript', 'publication', t.depositedDoi),
  'mode-of-publication': about('manuscript', 'publication', t.choseAccess),
  'fee-noted': about('manuscript', 'fees', t.notedFee),
  'waiver-claimed': about('manuscript', 'fees', t.claimedWaiver),
  'waiver-requested': about('manuscript', 'fees', t.requestedWaiver),
  'waiver-decided': about('manuscript', 'fees', t.decidedWaiver),
  'handling-fee-set': about('journal', 'fees', t.setFee),
  'review-settings': about('journal', 'journals', t.changedReviewSettings),
  'full-issue-on-sale': about('issue', 'journals', t.soldIssue),
  'full-issue-changed': about('issue', 'journals', t.changedIssue),
  'full-issue-withdrawn': about('issue', 'journals', t.withdrewIssue),
  'full-issue-restored': about('issue', 'journals', t.restoredIssue),
  refund: about('payment', 'fees', t.refunded),
  'finding-resolved': about('finding', 'fees', t.resolvedDiscrepancy),
  'usage-key-created': about('house', 'journals', t.createdUsageKey),
  'usage-key-revoked': about('house', 'journals', t.revokedUsageKey),
  'journal-created': about('journal', 'journals', t.createdJournal),
  'journal-changed': about('journal', 'journals', t.changedJournal),
  'journal-archived': about('journal', 'journals', t.archivedJournal),
  'journal-brought-back': about('journal', 'journals', t.restoredJournal),
  'mailing-sent': about('house', 'website', t.sentMailing),
  'mailing-scheduled': about('house', 'website', t.scheduledMailing),
  'mailing-cancelled': about('house', 'website', t.cancelledMailing),
  'marketing-subscribed': about('person', 'people', t.subscribed),
  'marketing-unsubscribed': about('person', 'people', t.unsubscribed),
  'refuse-payment-event': about('house', 'fees', t.refusedPaymentEvents),
  'site-text-published': about('house', 'website', t.publishedContent),
  'site-text-reset': about('house', 'website', t.restoredContent),
  'letter-words-changed': about('house', 'website', t.changedTemplate),
  'letter-words-reset': about('house', 'website', t.restoredTemplate),
  'letter-sent-again': about('house', 'website', t.resentEmail),
  'address-mark-cleared': about('house', 'website', t.clearedMark),
  'profile-edited': about('person', 'people', t.editedProfile),
  'email-changed': about('person', 'people', t.confirmedAddress),
  'email-change-canceled': about('person', 'people', t.cancelledAddress),
  'account-deleted': about('person', 'people', t.deletedAccount),
  'account-disabled': about('person', 'people', t.disabledAccount),
  'account-opened': about('person', 'people', t.enabledAccount),
  'administrator-made': about('person', 'people', t.madeAdministrator),
  'administrator-unmade': about('person', 'people', t.removedAdministrator),
  'role-given': about('person', 'people', t.gaveRole),
  'role-taken': about('person', 'people', t.removedRole),
  'backup-made': about('house', 'website', t.madeBackup),
  'password-reset-by-command': about('person', 'people', t.resetPassword),
};

/** The actions of an area. */
export const actionsIn = (area: AuditArea): string[] =>
  Object.keys(auditedActions).filter((action) => auditedActions[action]?.area === area);
