import { message } from './message.ts';

// Building an issue
export const pdfLocked = message(
  '“{title}”: its PDF is password-protected. Replace the PDF, or leave the article out.',
);
export const pdfDamaged = message('“{title}”: its PDF is damaged. Replace the PDF, or leave the article out.');
export const pdfNoPages = message('“{title}”: its PDF has no pages. Replace the PDF, or leave the article out.');
export const coverUnreadable = message('The cover picture cannot be read. Choose another one.');
export const coverType = message('The cover picture must be a JPEG or a PNG. Choose another one.');
export const journalGone = message('This journal no longer exists.');
export const documentRejected = message('The built document did not pass the document check.');
export const buildFailed = message(
  'The issue could not be built because of a fault on our side, which is logged. Try again.',
);
export const anArticle = message('An article');
export const tooHeavy = message('“{title}” takes too much time or memory. Leave out the largest parts.');
export const issueTooHeavy = message(
  'The issue as a whole takes too much time or memory. Leave out the largest parts.',
);
export const articleChanged = message('“{title}” was withdrawn or changed since you chose it. Check the list again.');
export const anArticleChanged = message(
  'An article was withdrawn or changed since you chose it. Check the list again.',
);
export const articleLeft = message('An article you chose is no longer in this issue. Check the list again.');
export const tooManyMegabytes = message(
  'The PDFs of these articles have {megabytes} MB; an issue can have {most} MB. Leave some out, or upload your own document.',
);
export const tooManyBuilds = message('{count} issues are being built for you. Wait for one of them, or stop it.');
export const journalGoneChoose = message('This journal no longer exists. Choose another.');
export const buildDeleted = message('Build deleted.');
export const articleWithdrawnFromIssue = message('“{title}” was withdrawn and cannot be part of the issue.');
export const articleWithoutPdf = message('“{title}” has no PDF and cannot be part of the issue.');

export const notPrinted = message('“{title}” could not be printed. Try again, or leave the article out.');

// Changing and selling
export const nothingChanged = message('Nothing was changed.');
export const place = message('Volume {volume}, Issue {number} of {journal}');
export const issueChanged = message('{place} is changed.');
export const alreadyWithdrawn = message('{place} is already withdrawn from sale.');
export const withdrawnFromSale = message('{place} is withdrawn from sale.');
export const alreadyOnSale = message('{place} is already on sale.');
export const stillWithdrawn = message('The issue is still withdrawn.');
export const onSaleAgain = message('{place} is on sale again.');
export const notOnSaleYet = message('The issue is not on sale yet.');
export const onSale = message('{place} is on sale.');
export const withdrawnSinceBuilt = message(
  '“{title}” was withdrawn since this document was built. Build the issue again.',
);
export const fileMissing = message(
  'The {what, select, cover {cover} other {document}} was not found: it was not uploaded by you today. Upload it again.',
);
export const printedCoverType = message('A printed cover must be a JPEG or a PNG. Choose another picture.');
export const noLongerOnSale = message('This issue is no longer on sale. Nothing was charged.');
export const changedStartAgain = message('This issue has changed. Start again from its cover.');
export const orderName = message('{journal}, Volume {volume}, Issue {number}');
export const alreadyOwned = message('You own this issue already. You can open it at any time.');
export const checkoutOfAnother = message('This checkout belongs to another person.');
export const addressDoesNotFit = message('The address does not match the issue. Start again from its cover.');
export const notForSaleYet = message('This issue is not for sale yet: its cover or document is missing.');

// An issue that has changed
export const changedSince = message(
  'This issue was changed{who, select, you { by you, elsewhere,} other { by {name}} none {}} since you opened it. Your changes are not saved yet.',
);
export const changedSinceWith = message(
  'This issue was changed{who, select, you { by you, elsewhere,} other { by {name}} none {}} since you opened it. Changed: {changes}. Your changes are not saved yet.',
);
export const partPlace = message('the place (now Volume {volume}, Issue {number})');
export const partName = message('the name (now “{name}”)');
export const partPrice = message('the price (now {price})');
export const partBackOnSale = message('it is back on sale');
export const partWithdrawn = message('it was withdrawn from sale');
export const partDescription = message('the description');
export const partCover = message('the cover');
export const partDocument = message('the document');
export const placeWithdrawn = message(
  '{place} is withdrawn from sale. Change it and put it back on sale, or choose another place.',
);
export const placeTaken = message('{place} is already on sale.');
export const checkPlace = message('{place} is already on sale. Check the volume and number.');
export const documentTaken = message('This document belongs to another issue.');
export const documentTakenUploadRight = message('This document belongs to another issue. Upload the right one.');
