export { keepReadText, publishRow } from './keep-read-text.ts';
export { countOpenNotes, findProduction } from './production-store.ts';
export {
  answerQuery,
  approveForAuthor,
  approveProof,
  askAuthor,
  commentOnProof,
  sendProof,
  withdrawNote,
} from './proof.ts';
export { countProduction, readProductions, readProofs } from './read-lists.ts';
export { readProduction, readProof, readRevision, readRevisions } from './read-production.ts';
export { assignCopyEditor, finishCopyEdit, sendProductionReminders, startAgain, startProduction } from './run-tasks.ts';
export { holdText, saveText, storePicture } from './save-text.ts';
export { acceptChanges, restoreRevision, restyleReferences, settleNote } from './settle-notes.ts';
export { mayPreview, requireProduction, seesPictures, type Held } from './who-produces.ts';
