import { message } from './message.ts';
import { rich } from './rich.ts';

// Choosing and uploading
export const chooseFile = message('Choose a file, or drop it here');
export const chooseOtherFile = message('Choose another file, or drop it here');
export const noMoreFiles = message('No more files can be added');
export const oneFileAtATime = message('Add one file at a time.');
export const removeFile = message('Remove {name}');
export const dismissFile = message('Close the message about {name}');
export const uploadOf = message('Upload of {name}');
export const cancelUploadOf = message('Cancel the upload of {name}');
export const percentSent = rich('<bdi>{name}</bdi> · {percent} %');
export const nameAndSize = rich('<bdi>{name}</bdi>, {size}');
export const problemWithFile = rich('<bdi>{name}</bdi>: {problem}');
export const filesLeftOut = rich(
  '{most, plural, one {Only one file is allowed} other {Only # files are allowed}}. Left out: <bdi>{names}</bdi>.',
);
export const filesUploaded = message('{names}: uploaded.');

// Refused files
export const chooseManuscriptType = message('“{name}” is not accepted. Choose a .pdf, .doc or .docx file.');
export const chooseType = message('“{name}” is not accepted. Choose a {type}.');
export const typeCover = message('JPEG, PNG or WebP picture');
export const typePdf = message('PDF');
export const typePrintedCover = message('JPEG or PNG picture');
export const fileIsEmpty = message('“{name}” is empty. Choose another file.');
export const fileIsTooLarge = message('“{name}” is larger than {megabytes} MB. Choose a smaller file.');
export const fileNotReadable = message('“{name}” cannot be read. Choose it again.');
export const fileIsOfOtherType = message(
  '“{name}” ends in {ending}, but is another kind of file. Save it as {ending} and try again.',
);
