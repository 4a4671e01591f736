export {
  decide,
  type VerifyingStep,
  holdForStep,
  requireStep,
  refreshTurn,
  takeStep,
} from './manuscripts/take-step.ts';
export { deleteManuscript, restoreManuscript, restorableSince } from './manuscripts/delete-manuscript.ts';
export { discardDraft, saveDraft, readDraft, readDrafts } from './manuscripts/drafts/save-draft.ts';
export { forgetAuthor } from './manuscripts/forget-author.ts';
export { byWhom, whyNot } from './manuscripts/explain-conflict.ts';
export { findUnnamedFiles, isUploadUnused } from './manuscripts/unnamed-file-store.ts';
export { lockPastRestoring, purgeManuscripts } from './manuscripts/purge-store.ts';
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
  readManuscriptAgain,
  type NewManuscript,
  renumbered,
  indexManuscript,
} from './manuscripts/manuscript-store.ts';
export { partOf, partSize, readPlace, type Place } from './manuscripts/list-cursor.ts';
export {
  countManuscripts,
  readLastStatements,
  readDeletedManuscripts,
  readManuscriptsToVerify,
  readMyManuscripts,
  readQueue,
} from './manuscripts/read-lists.ts';
export { readArticlesOf, readsManuscript, readVersions, readOwnSubmissions } from './manuscripts/read-manuscripts.ts';
export { presentManuscript } from './manuscripts/present-manuscript.ts';
export {
  isHiddenUpload,
  mayOpenOwnFile,
  readRejectionFiles,
  uploadRejectionFiles,
} from './manuscripts/rejection-files.ts';
export {
  isOfSomeVersion,
  closeVersion,
  findVersion,
  insertVersion,
  listAuthorChanges,
  type AuthorChange,
  type AuthorsBeforeAndAfter,
} from './manuscripts/version-store.ts';
export { tellAuthor, tellNamedOfficers, tellOfCorrection, withdrawManuscript } from './manuscripts/tell-authors.ts';
export { confirmCertificate, generateCertificate, openCertificate } from './certificates/generate-certificate.ts';
export {
  listOfficersWithoutConflict,
  tellColleagues,
  tellEditors,
  tellOfReturn,
  tellOfSubmission,
} from './editors-to-tell.ts';
export { editsManuscript, findEdited } from './who-may.ts';
export { assign, assignMany } from './assignment/assign.ts';
export { assignNew } from './assignment/assign-new.ts';
export { recuseEditor } from './assignment/recuse-editor.ts';
export { conflictOf, type Invited } from './proposals/find-conflicts.ts';
export { readProposals } from './proposals/propose-reviewers.ts';
export {
  compareWithPortal,
  readCitedDois,
  readRetractedCited,
  readSimilarity,
} from './similarity/compare-with-portal.ts';
export {
  checkAnonymity,
  checkDraftAnonymity,
  makeReviewCopies,
  requestReviewCopies,
} from './anonymity/check-anonymity.ts';
export { openReviewFile } from './anonymity/open-review-file.ts';
export { meanIt, readAnonymity } from './anonymity/read-anonymity.ts';
export { receiveAttachment } from './anonymity/receive-attachment.ts';
export { reviewCopiesOf } from './anonymity/list-review-copies.ts';
export { acceptByLink, declineByLink, readInvitation } from './invitations/answer-by-link.ts';
export { answerFromList } from './invitations/answer-invitation.ts';
export { openReviewerCertificate } from './certificates/reviewer-certificate.ts';
export { forgetReviewer, recuse } from './reports/recuse.ts';
export { compareSinceReview, readReview } from './reports/read-review.ts';
export { compareVersions } from './comparison/compare-versions.ts';
export { readReviews, readOwnReviews, readReviewCalendar, readProfile, saveProfile } from './reports/read-reviews.ts';
export { attachAnswer, detachAnswer } from './reports/answer-file.ts';
export { attach, detach } from './reports/report-attachment.ts';
export { saveReportDraft, submitReport } from './reports/submit-report.ts';
export { readAnswersTable } from './reports/write-answers-table.ts';
export { returnReport } from './reports/return-report.ts';
export { forwardReport } from './reports/forward-report.ts';
export { answerExtension } from './decisions/answer-extension.ts';
export { endReview, endInvitations, endInvitationsAfterDecision } from './decisions/end-review.ts';
export { readLetterDraft, unquoted } from './decisions/draft-letter.ts';
export { changed, changedBy, readEdited } from './desk/read-edited.ts';
export { readDesk, readEditors } from './desk/read-desk.ts';
export { readDeskTable } from './desk/write-desk-table.ts';
export { dismissFinding, removeWords, reopenFinding } from './desk/settle-finding.ts';
export { saveChecks, startReview } from './desk/start-review.ts';
export { takeAnswer } from './discussions/by-email/take-answer.ts';
export { dismissEmail } from './discussions/by-email/unattributed.ts';
export { markRead } from './discussions/mark-read.ts';
export { openDiscussionFile, uploadDiscussionFile } from './discussions/message-files.ts';
export { readDiscussions, readOwnMessages, readReviewersDiscussions } from './discussions/read-discussions.ts';
export { sendMessageEmails } from './discussions/tell-of-messages.ts';
export { closeDiscussion, openDiscussion, openWithEditors, writeMessage } from './discussions/write-message.ts';
export { correctDetails } from './manuscripts/correct-details.ts';
export { remindMany } from './reminders/remind-many.ts';
export { declineMove } from './moves/decline-move.ts';
export { moveAgreedMail } from './moves/move-mails.ts';
export { offerMove, takeOfferBack } from './moves/offer-move.ts';
export { suggestedJournal } from './moves/suggested-journal.ts';
export { askAuthor, askAuthors } from './author-orcids/ask-authors.ts';
export { beginConfirming, confirmAuthor, readAuthorLink } from './author-orcids/confirm-author.ts';
export { confirmedOrcids, readAuthorOrcids } from './author-orcids/read-author-orcids.ts';
export { addNote } from './notes/editor-notes.ts';
export { appeal } from './appeals/appeal.ts';
export { reopenManuscript, upholdRejection } from './appeals/answer-appeal.ts';
export { remindReviewer } from './reminders/remind-now.ts';
export { cancelInvitation, extendReview, lapseInvitations } from './invitations/change-invitation.ts';
export { invite, inviteLastRound } from './invitations/invite.ts';
export { previewInvitation } from './invitations/preview-invitation.ts';
export { correctInvitation } from './invitations/correct-invitation.ts';
export { renewInvitation } from './invitations/renew-invitation.ts';
export { readAnonymised } from './reports/read-anonymised.ts';
export { askExtension } from './revisions/ask-extension.ts';
export { meanAnonymity, actAsAuthor, findFollowed } from './revisions/own-manuscript.ts';
export { followed, readFollowed, suggestionOf } from './revisions/read-followed.ts';
export { saveAnswers, requireFullAnswers, roundToAnswer } from './revisions/save-answers.ts';
export { muteReminders, readMuted, reminders } from './reminders/reminders.ts';
export { refuseNamedReviewers, refuseUnmeant } from './anonymity/texts/refuse-names.ts';
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
export {
  refuseQuotingRecused,
  reportsAreIn,
  requireReports,
  requireSettledReports,
} from './decisions/require-reports.ts';
export { tellOfDecision } from './decisions/tell-colleagues.ts';
export { listChiefs, ratifies } from './decisions/who-ratifies.ts';
export { dayInWords, dayOf, namedTo } from './review-words.ts';
export {
  heldMail,
  releasedMail,
  revisionReceivedMail,
  takenBackByAuthorMail,
  revisionLapsedMail,
} from './course-mails.ts';
export { hasOpenFinding, readCrossingRevision, answersText } from './anonymity/texts/text-findings.ts';
export { reopenAnswers, findAnswers, submitAnswers } from './revisions/answers-store.ts';
export { isUnreadRevision, isBeforeDeadline } from './revisions/author-actions.ts';
export { deleteDraft, lockUpload } from './manuscripts/drafts/draft-store.ts';
export { dueDateOf } from './manuscripts/due-date.ts';
export { changedParts, contentsOf, type Contents } from './manuscripts/manuscript-contents.ts';
export { ownFiles, ownManuscriptFiles } from './manuscripts/own-files.ts';
export { requestChecks, contentsAfter, keepVersion } from './manuscripts/keep-version.ts';
export { isRoundBegun, isRoundDecided } from './manuscripts/round-store.ts';
export { authorsNamed } from './anonymity/people-named.ts';
export { findInText } from './anonymity/search/find-in-text.ts';
export { closeExtension, listSentDecisions, findLastExtension } from './revisions/followed-store.ts';
export { revisedMail, takenBackMail } from './revisions/revision-mails.ts';
export { carryMeant } from './anonymity/check-store.ts';
export { listLapsing, claimReminder, listDue, type Due } from './reminders/reminder-store.ts';
export { countDecisions, countSubmissions, findMedianDays } from './statistics/month-store.ts';
export { readJournalsStatistics, readStatistics } from './statistics/read-statistics.ts';
export { readStatisticsTable } from './statistics/write-statistics-table.ts';
export { chooseAsAuthor, chooseAsEditor, chooseAsReviewer } from './open-review/choose.ts';
export { saveConsent } from './open-review/consent-store.ts';
export { judgePieces, type JudgedPiece } from './open-review/judge-pieces.ts';
export { noteWaiting, tellOfWaiting } from './open-review/note-waiting.ts';
export { readPublication } from './open-review/read-publication.ts';
