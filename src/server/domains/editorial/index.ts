export { clearEmptyUploads, purgeDeletedManuscripts } from './manuscripts/clear-manuscripts.ts';
export { decide, findToDecide, type VerifyingStep } from './manuscripts/decide-manuscript.ts';
export { deleteManuscript, restoreManuscript } from './manuscripts/delete-manuscript.ts';
export { discardDraft } from './manuscripts/drafts/discard-draft.ts';
export { readDraft, readDrafts } from './manuscripts/drafts/read-drafts.ts';
export { forgetAuthor } from './manuscripts/forget-author.ts';
export { saveDraft } from './manuscripts/drafts/save-draft.ts';
export { byWhom } from './manuscripts/explain-conflict.ts';
export { findUnnamedFiles } from './manuscripts/leftover-store.ts';
export { isUnpublished } from './manuscripts/manuscript-lifecycle.ts';
export { acceptedMail, publishedMail } from './manuscripts/manuscript-mails.ts';
export { withCorrespondingAuthor } from './manuscripts/manuscript-policy.ts';
export {
  countWaitingManuscripts,
  findManuscript,
  findManuscriptOfUpload,
  lockManuscript,
  type FoundManuscript,
} from './manuscripts/manuscript-store.ts';
export { partOf, partSize, readPlace, type Place } from './manuscripts/list-cursor.ts';
export {
  countManuscripts,
  readDeletedManuscripts,
  readManuscriptsToVerify,
  readMyManuscripts,
  readQueue,
} from './manuscripts/read-lists.ts';
export { readArticlesOf } from './manuscripts/read-articles-of.ts';
export { readOwnSubmissions } from './manuscripts/own-submissions.ts';
export { presentManuscript } from './manuscripts/present-manuscript.ts';
export { readsManuscript, readVersions } from './manuscripts/read-manuscripts.ts';
export { rejectManuscript } from './manuscripts/reject-manuscript.ts';
export {
  isHiddenUpload,
  mayOpenOwnFile,
  readRejectionFiles,
  uploadRejectionFiles,
} from './manuscripts/rejection-files.ts';
export { reviseManuscript } from './manuscripts/revise-manuscript.ts';
export { holdForStep, refreshTurn, takeStep } from './manuscripts/take-step.ts';
export { isOfSomeVersion } from './manuscripts/version-store.ts';
export { leadsFrom } from './manuscripts/manuscript-lifecycle.ts';
export { submitManuscript } from './manuscripts/submit-manuscript.ts';
export { tellAuthor } from './manuscripts/tell-author.ts';
export { tellOfCorrection } from './manuscripts/tell-of-correction.ts';
export { withdrawManuscript } from './manuscripts/withdraw-manuscript.ts';
export { confirmCertificate } from './certificates/confirm-certificate.ts';
export { generateCertificate } from './certificates/generate-certificate.ts';
export { openCertificate } from './certificates/open-certificate.ts';
export { listOfficersWithoutPart } from './officers-without-part.ts';
export { tellOfReturn, tellOfSubmission } from './tell-of-submission.ts';
export { editsManuscript } from './who-may.ts';
export { conflictOf, type Invited } from './proposals/find-conflicts.ts';
export { readProposals } from './proposals/propose-reviewers.ts';
export { compareWithPortal, readSimilarity } from './similarity/compare-with-portal.ts';
export { checkAnonymity, checkDraftAnonymity } from './anonymity/check-anonymity.ts';
export { makeReviewCopies, requestReviewCopies } from './anonymity/make-review-copies.ts';
export { openReviewFile } from './anonymity/open-review-file.ts';
export { meanIt, readAnonymity } from './anonymity/read-anonymity.ts';
export { receiveAttachment } from './anonymity/receive-attachment.ts';
export { reviewCopiesOf } from './anonymity/review-copies-of.ts';
export { acceptByLink, declineByLink } from './invitations/answer-by-link.ts';
export { answerFromList } from './invitations/answer-from-list.ts';
export { readInvitation } from './invitations/read-invitation.ts';
export { openReviewerCertificate } from './certificates/reviewer-certificate.ts';
export { forgetReviewer } from './reports/forget-reviewer.ts';
export { readReview } from './reports/read-review.ts';
export { readReviews } from './reports/read-reviews.ts';
export { recuse } from './reports/recuse.ts';
export { attach, detach } from './reports/report-attachment.ts';
export { readReviewCalendar } from './reports/review-calendar.ts';
export { readProfile, saveProfile } from './reports/reviewer-profile.ts';
export { saveReportDraft } from './reports/save-report-draft.ts';
export { returnReport } from './reports/return-report.ts';
export { submitReport } from './reports/submit-report.ts';
export { answerExtension } from './decisions/answer-extension.ts';
export { decideAfterReview } from './decisions/decide-after-review.ts';
export { deskReject, returnToAuthor } from './decisions/decide-before-review.ts';
export { endReview } from './decisions/end-review.ts';
export { holdManuscript, releaseManuscript } from './decisions/hold-manuscript.ts';
export { noteAcceptanceFee } from './decisions/note-acceptance-fee.ts';
export { returnRevision } from './decisions/return-revision.ts';
export { ratifyDecision } from './decisions/ratify-decision.ts';
export { readLetterDraft } from './decisions/read-letter-draft.ts';
export { rejectUnreviewed } from './decisions/reject-unreviewed.ts';
export { changed, changedBy, readEdited } from './desk/read-edited.ts';
export { readDesk } from './desk/read-desk.ts';
export { dismissFinding, removeWords, reopenFinding } from './desk/dismiss-finding.ts';
export { saveChecks } from './desk/save-checks.ts';
export { startReview } from './desk/start-review.ts';
export { cancelInvitation, extendReview } from './invitations/change-invitation.ts';
export { invite } from './invitations/invite.ts';
export { lapseInvitations } from './invitations/lapse-invitations.ts';
export { readAnonymised } from './reports/read-anonymised.ts';
export { changeReviewSettings, readReviewSettings } from './settings/review-settings.ts';
export { askExtension } from './revisions/ask-extension.ts';
export { meanAnonymity } from './revisions/mean-anonymity.ts';
export { moveManuscript } from './revisions/move-manuscript.ts';
export { followed, readFollowed } from './revisions/read-followed.ts';
export { saveAnswers } from './revisions/save-answers.ts';
export { submitRevision } from './revisions/submit-revision.ts';
export { takeBack } from './revisions/take-back.ts';
export { readOwnReviews } from './reports/own-reviews.ts';
export { muteReminders, readMuted } from './reminders/muted-reminders.ts';
export { sendReminders } from './reminders/send-reminders.ts';
