export { clearEmptyUploads, purgeDeletedManuscripts } from './clear-manuscripts.ts';
export { contentsAfter, keepVersion } from './keep-version.ts';
export { changedParts, contentsOf } from './manuscript-contents.ts';
export { decide, findToDecide, type VerifyingStep } from './decide-manuscript.ts';
export { deleteManuscript, restoreManuscript } from './delete-manuscript.ts';
export { discardDraft } from './drafts/discard-draft.ts';
export { readDraft, readDrafts } from './drafts/read-drafts.ts';
export { forgetAuthor } from './forget-author.ts';
export { saveDraft } from './drafts/save-draft.ts';
export { byWhom } from './explain-conflict.ts';
export { findUnnamedFiles } from './leftover-store.ts';
export { isInReview, isUnpublished, type ReportsStanding } from './manuscript-lifecycle.ts';
export { acceptedMail, aboutMode, movedMail, publishedMail } from './manuscript-mails.ts';
export { withCorrespondingAuthor } from './manuscript-policy.ts';
export {
  countWaitingManuscripts,
  findManuscript,
  findManuscriptOfUpload,
  lockManuscript,
  type FoundManuscript,
} from './manuscript-store.ts';
export { readEntries, type ListedManuscript } from './manuscript-list-store.ts';
export { partOf, partSize, readPlace, type Place } from './list-cursor.ts';
export {
  countManuscripts,
  readDeletedManuscripts,
  readManuscriptsToVerify,
  readMyManuscripts,
  readQueue,
} from './read-lists.ts';
export { ownFiles, ownManuscriptFiles } from './own-files.ts';
export { readArticlesOf } from './read-articles-of.ts';
export { readOwnSubmissions } from './own-submissions.ts';
export { readFilesOf } from './known-files.ts';
export { mayMove } from './move-suggestion.ts';
export { presentManuscript } from './present-manuscript.ts';
export { readsManuscript, readVersions, readVersionsOf } from './read-manuscripts.ts';
export { rejectManuscript } from './reject-manuscript.ts';
export { isHiddenUpload, mayOpenOwnFile, readRejectionFiles, uploadRejectionFiles } from './rejection-files.ts';
export { requestChecks } from './request-checks.ts';
export { reviseManuscript } from './revise-manuscript.ts';
export { changeDueDate, holdForStep, refreshTurn, takeStep } from './take-step.ts';
export { isRoundDecided, readRound, readRounds, type RoundFacts } from './round-store.ts';
export { closeVersion, isOfSomeVersion } from './version-store.ts';
export { whyNot } from './explain-conflict.ts';
export { usualDaysOf } from './due-date.ts';
export { articleStatuses, leadsFrom, reportsNeededIn, stateAfter, type Step } from './manuscript-lifecycle.ts';
export { submitManuscript } from './submit-manuscript.ts';
export { tellAuthor } from './tell-author.ts';
export { tellOfCorrection } from './tell-of-correction.ts';
export { withdrawManuscript } from './withdraw-manuscript.ts';
