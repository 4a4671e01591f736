export { downloadOf } from './download-file.ts';
export { findFile, findFiles, type FileRow } from './file-store.ts';
export { keepOwnFile } from './keep-own-file.ts';
export { listUpload } from './list-upload.ts';
export { presentFile } from './present-file.ts';
export { uploadManuscriptFiles } from './upload-manuscript-files.ts';
