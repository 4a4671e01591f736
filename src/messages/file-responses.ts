import { message } from './message.ts';

// Files that are not accepted
export const issueFileType = message(
  '“{name}” is not accepted: the cover must be a .jpg, .png or .webp file, the document a .pdf file.',
);
export const chooseFile = message('Choose a file.');
export const oneCoverOneDocument = message('An issue has one cover and one document. Choose one of each.');
export const documentType = message('“{name}” is not accepted. Send a .pdf, .doc or .docx file.');
export const empty = message('“{name}” is empty. Choose the file again.');
export const wrongContent = message(
  '“{name}” ends in {ending}, but is another kind of file. Save it as {ending} and try again.',
);
export const wrongContentLooksLike = message(
  '“{name}” ends in {ending}, but looks like a .{found} file. Save it as {ending} and try again.',
);
export const pdfDamaged = message(
  '“{name}” is damaged and cannot be opened. Open it on your computer, save it again as a PDF and send the new file.',
);
export const wordDamaged = message(
  '“{name}” is damaged and cannot be opened. Open it on your computer, save it again as a Word document and send the new file.',
);
export const cutShort = message('“{name}” is incomplete: its end is missing. Save it again and send the new file.');
export const pdfTooComplex = message(
  '“{name}” takes too much time or memory to open. Save it as a simpler PDF, for example by printing it to a PDF.',
);
export const wordTooComplex = message(
  '“{name}” takes too much time or memory to open. Save it as a simpler Word document, or print it to a PDF.',
);
export const pdfPassword = message(
  '“{name}” is password-protected. Remove the password (for example, print it to a new PDF) and send it again.',
);
export const wordPassword = message(
  '“{name}” is password-protected. Remove the password in Word (File, Info, Protect Document) and send it again.',
);
export const headerNotFirst = message(
  '“{name}” has other data before the PDF begins. Save it again as a PDF and send the new file.',
);
export const bytesAfterEnd = message(
  '“{name}” has other data after the end of the PDF. Save it again as a PDF and send the new file.',
);
export const secondArchive = message(
  '“{name}” is both a PDF and a ZIP archive. Save it again as a PDF and send the new file.',
);
export const noPages = message('“{name}” has no pages. Save it again as a PDF and send the new file.');
export const scripts = message('“{name}” contains JavaScript. Print it to a new PDF and send that.');
export const macros = message(
  '“{name}” contains macros. Save it without them (in Word as .docx) and send the new file.',
);
export const wordTemplate = message('“{name}” is a Word template. Save it as a Word document (.docx) and send that.');
export const controls = message(
  '“{name}” contains ActiveX controls, which can run programs. Remove the form controls in Word, or send it as a PDF.',
);
export const programInside = message(
  '“{name}” contains an embedded program. Remove the embedded file in Word and send it again.',
);
export const remoteParts = message(
  '“{name}” loads a template or a linked object from another computer. Break the links in Word (File, Info, Edit Links; Developer, Document Template) and send it again.',
);
export const inflated = message(
  '“{name}” is too large when unpacked. Reduce its pictures and embedded files, or send it as a PDF.',
);
export const unsafeNames = message(
  '“{name}” contains parts with unsafe names. Save it again in Word and send the new file.',
);
export const notWord = message(
  '“{name}” ends in .{kind}, but is not a Word document. Save it as .{kind} in Word, or send it as a PDF.',
);
export const excel = message('“{name}” is an Excel workbook. Send the manuscript as a PDF or a Word document.');
export const powerpoint = message(
  '“{name}” is a PowerPoint presentation. Send the manuscript as a PDF or a Word document.',
);
export const installer = message('“{name}” is an installer program. Send the manuscript as a PDF or a Word document.');
export const emailMessage = message('“{name}” is an email message. Send the manuscript as a PDF or a Word document.');
export const fileGone = message(
  'A file is no longer available: it was replaced, or unused for a day. Upload it again.',
);
export const notPdf = message('“{name}” is not a PDF. Save it as a PDF and send that.');
export const chooseOneFile = message('Choose one file.');

// Limits
export const dailyLimit = message(
  'You have reached the upload limit of {upload} MB for one manuscript or {account} MB in all within 24 hours. Try again tomorrow.',
);
export const tooManyInProgress = message(
  'You have {count} uploads in progress. Finish or cancel one, or try again tomorrow.',
);
export const documentTooLarge = message('“{name}” is larger than {megabytes} MB.');

// Pictures
export const coverTooLarge = message('“{name}” is larger than {megabytes} MB, the maximum for a cover.');
export const figureTooLarge = message('“{name}” is larger than {megabytes} MB, the maximum for a figure.');
export const chooseOnePicture = message('Choose one picture.');
export const pictureType = message(
  '“{name}” is not a picture we can show. Save it as a JPEG, PNG or WebP and try again.',
);
export const pictureTooBig = message(
  '“{name}” has {width} × {height} pixels. Reduce it to at most {most} on each side; 1200 × 1600 are enough.',
);
export const pictureDamaged = message('“{name}” is damaged. Save it again as a JPEG, PNG or WebP and try again.');

// Uploads and storage
export const badMetadata = message('Upload-Metadata is not valid.');
export const oneFilePerSlot = message('One file goes into one slot.');
export const linkExpired = message('This link has expired. Open the document again from its page.');
export const storageAway = message(
  'File storage does not answer. {saved, select, previous {This upload was not saved; earlier files are unchanged.} part {The part that arrived is saved for a day; you can resume the upload.} other {This upload was not saved.}} Try again in a minute.',
);
export const storageFull = message(
  'File storage is full. {saved, select, previous {This upload was not saved; earlier files are unchanged.} part {The part that arrived is saved for a day; you can resume the upload.} other {This upload was not saved.}} Try again in an hour, or write to us: see our contact page.',
);

// Uploads in parts
export const uploadBusy = message('Another request is using this upload. Try again in a moment.');
export const uploadExpired = message('This upload was started more than a day ago. Start it again.');
export const uploadComplete = message('This upload is complete. You can replace the file with another.');
export const uploadOffset = message('The upload is at another position. Ask for its position, and resume there.');
export const uploadTooLong = message('More data arrived than was announced for this file.');
export const uploadInvalid = message('The upload request is not valid: {fault}.');
export const uploadFeature = message('This site does not accept uploads with {feature}.');
export const tooManyAtOnce = message('You are already uploading {count} files. Wait until one of them is finished.');
