import { message } from './message.ts';

// Starting
export const started = message('Production has started. The text is being read from the manuscript.');
export const notAccepted = message('This manuscript is not waiting for publication.');
export const alreadyEdited = message(
  'Someone has worked on the text. Reading the manuscript again would lose the changes.',
);
export const notRead = message('The manuscript’s file could not be read. Paste its text from Word.');

// Text
export const stale = message('Someone else has changed the text. Reload the page and try again.');
export const published = message('This article is published, and its text can no longer be changed here.');
export const restored = message('Revision {revision} is the current text again.');
export const originManuscript = message('Read from the manuscript');
export const originRestored = message('Restored from revision {revision}');
export const originChange = message('Author’s change');
export const originFront = message('Title, abstract and keywords');
export const frontSaved = message('Saved.');
export const originStyle = message('References in {style}');
export const restyled = message(
  '{count, plural, one {# reference is} other {# references are}} written in {style} style.',
);

// Final PDF
export const pdfIsPrinted = message('The PDF of this article is made from its text. Change the text instead.');
export const finalPdfRemoved = message('The final PDF was removed. The author’s PDF will be published.');
export const originFinalPdf = message('Final PDF: {name}');
export const originAsSent = message('Final PDF removed');

// Copy-edit
export const noAccount = message('No account has this address. Ask the person to register first.');
export const copyEditorConflict = message('This person cannot copy-edit this manuscript.');
export const assigned = message('{name} was asked to copy-edit the text by {day}.');
export const unassigned = message('The copy-editor was removed.');
export const copyEditDone = message('The copy-edit is done.');
export const noCopyEdit = message('There is no open copy-edit.');
export const dayPassed = message('Choose today or a later day.');

// Proof
export const proofSent = message('The proof was sent to {name}, due on {day}.');
export const noAuthor = message('The author’s account was deleted. Approve the proof yourself and give the reason.');
export const noProof = message('There is no proof to check.');
export const noText = message('The text is empty. Write or paste it first.');
export const approvedByEditor = message('The proof is approved without the author.');
export const approved = message('Thank you. The proof is approved, and the editor was told.');
export const approvedAlready = message('The proof was approved. Write to the editor if something is wrong.');
export const answerFirst = message(
  '{count, plural, one {Answer the editor’s question} other {Answer the editor’s # questions}} first.',
);
export const noteAdded = message('Your note was saved.');
export const noteRemoved = message('Your note was removed.');
export const noteClosed = message('This note has already been settled. Reload the page.');
export const proofChanged = message('A new proof was sent since you opened this one. Reload the page and check it.');
export const copyEditOver = message('The copy-edit is over. Ask the production editor to change the text.');
export const noteSettled = message('An editor has dealt with this note.');
export const answered = message('Your answer was saved.');
export const writeNote = message('Write a comment, or the words you want instead.');
export const chooseWords = message('Select the words that you mean first.');
export const asked = message('The question was saved. The author sees it with the proof.');
export const accepted = message('The change was made.');
export const declined = message('The change was declined.');
export const settled = message('The note is settled.');
export const quoteGone = message(
  'These words are missing or occur more than once. Change the text yourself, then settle the note.',
);
export const acceptedAll = message(
  '{made, plural, one {# change was} other {# changes were}} made. {left, plural, =0 {} other {# must be made by hand.}}',
);

// Publication
export const approveFirst = message('The proof is not approved yet.');
export const settleFirst = message(
  '{count, plural, one {Settle the open note} other {Settle the # open notes}} first.',
);
export const articlePublished = message('The article is published.');
export const inProduction = message('This manuscript is in production. Publish it there, or give a reason.');

// Correction
export const notPublished = message('This article is not published, or its text is already open for a correction.');
export const articleWithdrawn = message('This article was withdrawn.');
export const publishedAsPdf = message(
  'This article was published as a PDF. An administrator can correct that on its page.',
);
export const noCorrection = message('The text is not open for a correction.');
export const nothingCorrected = message('The text is the same as the published one.');
export const correctionOpened = message('You can edit the text now. Readers see it when you publish the correction.');
export const correctionDropped = message('The correction was dropped. The text is the published one again.');
export const correctionPublished = message('The correction is published.');

// Emails
export const aCopyEdit = message('The copy-edit');
export const aProof = message('The proof');
export const noOpenNotes = message('There are no open notes.');
export const openNotes = message('{count, plural, one {# note is} other {# notes are}} open.');
