export { clearEmptyUploads, purgeDeletedManuscripts } from './clear-manuscripts.ts';
export { decide, findToDecide } from './decide-manuscript.ts';
export { deleteManuscript, restoreManuscript } from './delete-manuscript.ts';
export { discardDraft } from './drafts/discard-draft.ts';
export { readDraft, readDrafts } from './drafts/read-drafts.ts';
export { forgetAuthor } from './forget-author.ts';
export { saveDraft } from './drafts/save-draft.ts';
export { byWhom } from './explain-conflict.ts';
export { findUnnamedFiles } from './leftover-store.ts';
export { isUnpublished } from './manuscript-lifecycle.ts';
export { acceptedMail } from './manuscript-mails.ts';
export { withCorrespondingAuthor } from './manuscript-policy.ts';
export {
  countWaitingManuscripts,
  findManuscript,
  findManuscriptOfUpload,
  lockManuscript,
  type FoundManuscript,
} from './manuscript-store.ts';
export {
  countManuscripts,
  readDeletedManuscripts,
  readManuscriptsToVerify,
  readMyManuscripts,
  readQueue,
} from './read-lists.ts';
export { readOwnSubmissions } from './own-submissions.ts';
export { readManuscript, readVersions } from './read-manuscripts.ts';
export { rejectManuscript } from './reject-manuscript.ts';
export { isHiddenUpload, mayOpenOwnFile, readRejectionFiles, uploadRejectionFiles } from './rejection-files.ts';
export { reviseManuscript } from './revise-manuscript.ts';
export { submitManuscript } from './submit-manuscript.ts';
export { withdrawManuscript } from './withdraw-manuscript.ts';
