export { closeCorrection, dropCorrection, endCorrection, openCorrection } from './correct-text.ts';
export { bringFinalPdf, removeFinalPdf } from './final-pdf.ts';
export { keepReadText, publishRow } from './keep-read-text.ts';
export { isBegun, listStoredPictures } from './revision-store.ts';
export { countOpenNotesOf, findProduction } from './production-store.ts';
export {
  answerQuery,
  approveForAuthor,
  approveProof,
  askAuthor,
  commentOnProof,
  isEmpty,
  sendProof,
  withdrawNote,
} from './proof.ts';
export { purgeProductions } from './purge-store.ts';
export { countProduction, readProductions, readProofs } from './read-lists.ts';
export { asSent, readProduction, readProof, readRevision, readRevisions } from './read-production.ts';
export {
  assignCopyEditor,
  finishCopyEdit,
  sendProductionReminders,
  startOrReread,
  startProduction,
} from './run-tasks.ts';
export { saveFront } from './save-front.ts';
export { withFront } from './title-page.ts';
export { holdText, saveText, storePicture } from './save-text.ts';
export { acceptChanges, restoreRevision, restyleReferences, settleNote } from './settle-notes.ts';
export { requireProduction, seenText, seesPictures, type Held } from './who-produces.ts';
