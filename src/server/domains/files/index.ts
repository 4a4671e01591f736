export {
  readArticlePicture,
  replaceArticlePictures,
  storeArticlePictures,
  type ArticlePicture,
} from './article-pictures.ts';
export { clearStrayBytes, deleteUnneededFiles, ownsStore } from './clear-bytes.ts';
export { countUnshownPictures } from './count-unshown-pictures.ts';
export { downloadOf } from './download-file.ts';
export {
  claimUpload,
  findFile,
  findFiles,
  listRejectionFiles,
  listReplacedFiles,
  type FileRow,
  type PlacedFile,
} from './file-store.ts';
export { readIssueFiles, storeIssueFiles } from './issue-files.ts';
export { keepAsUpload } from './keep-as-upload.ts';
export { keepFromClearing } from './keep-from-clearing.ts';
export { fileIdOf } from './file-id-of.ts';
export { keepMadeFile } from './keep-made-file.ts';
export { keepOwnFile } from './keep-own-file.ts';
export { kindOfMediaType } from './judging/document-types.ts';
export { listUpload } from './list-upload.ts';
export { presentFile } from './present-file.ts';
export { storePublicPdf } from './public-pdf-files.ts';
export { receiveOne } from './receive-one.ts';
export { storeRejectionFiles } from './rejection-files.ts';
export type { IncomingFile } from './receive-document.ts';
export { resumableUpload } from './resumable-upload.ts';
export { forgetSecrets, installationName, readSecret } from './secret-store.ts';
export { checkLink, signLink } from './signed-link.ts';
export { takeSlots } from './take-slots.ts';
export { uploadManuscriptFiles } from './upload-manuscript-files.ts';
export { storeSitePicture } from './site-pictures.ts';
export { deleteEmptyUploads } from './file-store.ts';
