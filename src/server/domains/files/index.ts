export {
  readArticlePicture,
  replaceArticlePictures,
  storeArticlePictures,
  type ArticlePicture,
  storeSitePicture,
} from './receive-picture.ts';
export { receiveProductionPicture } from './receive-production-picture.ts';
export { clearStrayBytes, deleteUnneededFiles, ownsStore } from './clear-bytes.ts';
export { countUnshownPictures } from './count-unshown-pictures.ts';
export { downloadOf, presentFile, fileIdOf } from './download-file.ts';
export {
  claimUpload,
  findFile,
  findFiles,
  listRejectionFiles,
  insertProductionPictures,
  listReplacedFiles,
  deleteProductionPictures,
  publishPictures,
  type FileRow,
  type PlacedFile,
} from './file-store.ts';
export { readIssueFiles, storeIssueFiles } from './store-issue-files.ts';
export { keepAsUpload } from './receive-upload.ts';
export { keepFromClearing, keepMadeFile, keepOwnFile } from './keep-made-file.ts';
export { kindOfMediaType } from './judging/judge-document.ts';
export { listUpload, uploadManuscriptFiles, takeSlots } from './upload-manuscript-files.ts';
export { findOldPrints } from './leftover-store.ts';
export { printOnce } from './print-once.ts';
export { storePublicPdf } from './public-pdf-files.ts';
export { receiveOne, type IncomingFile } from './receive-document.ts';
export { storeRejectionFiles } from './store-rejection-files.ts';
export { resumableUpload } from './resumable-upload.ts';
export { forgetSecrets, installationName, readSecret } from './secret-store.ts';
export { checkLink, signLink } from './signed-link.ts';
export { deleteEmptyUploads } from './file-store.ts';
