export { decide, type VerifyingStep } from './manuscripts/decide-manuscript.ts';
export { deleteManuscript, restoreManuscript } from './manuscripts/delete-manuscript.ts';
export { discardDraft } from './manuscripts/drafts/discard-draft.ts';
export { readDraft, readDrafts } from './manuscripts/drafts/read-drafts.ts';
export { forgetAuthor } from './manuscripts/forget-author.ts';
export { saveDraft } from './manuscripts/drafts/save-draft.ts';
export { byWhom, whyNot } from './manuscripts/explain-conflict.ts';
export { findUnnamedFiles, isUploadUnused, lockPastRestoring, purgeManuscripts } from './manuscripts/leftover-store.ts';
export { isUnpublished, leadsFrom, type Step } from './manuscripts/manuscript-lifecycle.ts';
export {
  acceptedMail,
  rejectedMail,
  publishedMail,
  aboutMode,
  receivedMail,
  receivedAgainMail,
  movedMail,
} from './manuscripts/manuscript-mails.ts';
export { withCorrespondingAuthor, hasManuscriptFile, requireCompleteAuthors } from './manuscripts/manuscript-policy.ts';
export {
  countWaitingManuscripts,
  findManuscript,
  findManuscriptOfUpload,
  lockManuscript,
  type FoundManuscript,
  insertManuscript,
  type NewManuscript,
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
export {
  isHiddenUpload,
  mayOpenOwnFile,
  readRejectionFiles,
  uploadRejectionFiles,
} from './manuscripts/rejection-files.ts';
export { holdForStep, requireStep, refreshTurn, takeStep } from './manuscripts/take-step.ts';
export { isOfSomeVersion, closeVersion, findVersion, insertVersion } from './manuscripts/version-store.ts';
export { tellAuthor } from './manuscripts/tell-author.ts';
export { tellOfCorrection } from './manuscripts/tell-of-correction.ts';
export { withdrawManuscript } from './manuscripts/withdraw-manuscript.ts';
export { confirmCertificate } from './certificates/confirm-certificate.ts';
export { generateCertificate } from './certificates/generate-certificate.ts';
export { openCertificate } from './certificates/open-certificate.ts';
export { listOfficersWithoutPart } from './officers-without-part.ts';
export { tellOfReturn, tellOfSubmission } from './tell-of-submission.ts';
export { editsManuscript, findEdited } from './who-may.ts';
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
export { endReview } from './decisions/end-review.ts';
export { readLetterDraft } from './decisions/read-letter-draft.ts';
export { changed, changedBy, readEdited } from './desk/read-edited.ts';
export { readDesk } from './desk/read-desk.ts';
export { dismissFinding, removeWords, reopenFinding } from './desk/dismiss-finding.ts';
export { saveChecks } from './desk/save-checks.ts';
export { startReview } from './desk/start-review.ts';
export { cancelInvitation, extendReview } from './invitations/change-invitation.ts';
export { invite } from './invitations/invite.ts';
export { lapseInvitations } from './invitations/lapse-invitations.ts';
export { readAnonymised } from './reports/read-anonymised.ts';
export { askExtension } from './revisions/ask-extension.ts';
export { meanAnonymity } from './revisions/mean-anonymity.ts';
export { followed, readFollowed } from './revisions/read-followed.ts';
export { saveAnswers } from './revisions/save-answers.ts';
export { readOwnReviews } from './reports/own-reviews.ts';
export { muteReminders, readMuted } from './reminders/muted-reminders.ts';
export { refuseNamedReviewers } from './anonymity/texts/refuse-names.ts';
export { decisionMail, toRatifyMail, ratificationMail, thanksMail } from './decisions/decision-mails.ts';
export {
  insertDecision,
  isFirstDecision,
  changeDecision,
  findWaitingDecision,
  listCountedReports,
  findLastSent,
} from './decisions/decision-store.ts';
export { isRatifiedAtOnce, isAfterReview, effectOf, outcomeOf } from './decisions/decision-rules.ts';
export { refuseQuotingRecused } from './decisions/refuse-quoting.ts';
export { requireReports } from './decisions/require-reports.ts';
export { requireSettledReports } from './decisions/require-settled-reports.ts';
export { listChiefs, ratifies } from './decisions/who-ratifies.ts';
export { dayInWords, dayOf } from './days.ts';
export { unquoted } from './decisions/draft-letter.ts';
export { endInvitations } from './decisions/end-invitations.ts';
export {
  heldMail,
  releasedMail,
  revisionReceivedMail,
  takenBackByAuthorMail,
  revisionLapsedMail,
} from './course-mails.ts';
export { hasOpenFinding, readCrossingRevision } from './anonymity/texts/text-findings.ts';
export { reopenAnswers, findAnswers, submitAnswers } from './revisions/answers-store.ts';
export { isUnreadRevision } from './revisions/is-unread-revision.ts';
export { deleteDraft, lockUpload } from './manuscripts/drafts/draft-store.ts';
export { dueDateOf } from './manuscripts/due-date.ts';
export { changedParts, contentsOf, type Contents } from './manuscripts/manuscript-contents.ts';
export { ownFiles, ownManuscriptFiles } from './manuscripts/own-files.ts';
export { requestChecks } from './manuscripts/request-checks.ts';
export { indexManuscript } from './manuscripts/search-text-store.ts';
export { tellNamedOfficers } from './manuscripts/tell-named-officers.ts';
export { contentsAfter, keepVersion } from './manuscripts/keep-version.ts';
export { isRoundBegun, isRoundDecided } from './manuscripts/round-store.ts';
export { authorsNamed } from './anonymity/people-named.ts';
export { findInText } from './anonymity/search/find-in-text.ts';
export { answersText } from './anonymity/texts/answers-text.ts';
export { refuseUnmeant } from './anonymity/texts/refuse-unmeant.ts';
export { tellEditors } from './editors-to-tell.ts';
export { requireFullAnswers, roundToAnswer } from './revisions/answer-rules.ts';
export { closeExtension, listSentDecisions, findLastExtension } from './revisions/followed-store.ts';
export { actAsAuthor, findFollowed } from './revisions/own-manuscript.ts';
export { revisedMail, takenBackMail } from './revisions/revision-mails.ts';
export { carryMeant } from './anonymity/check-store.ts';
export { journalToMoveTo } from './revisions/sent-decisions.ts';
export { isBeforeDeadline } from './revisions/author-actions.ts';
export { listLapsing, claimReminder, listDue, type Due } from './reminders/reminder-store.ts';
export { restorableSince } from './manuscripts/restoring.ts';
export { reminders } from './reminders/remind.ts';
export { countDecisions, countSubmissions, findMedianDays } from './manuscripts/month-store.ts';
export { listAuthorChanges, type AuthorChange, type AuthorsBeforeAndAfter } from './manuscripts/author-change-store.ts';
