import { message } from './message.ts';

// Certificate of publication
export const certificateTitle = message('Certificate of Publication: {title}');
export const certificateFile = message('Certificate {number}.pdf');
export const volume = message('Volume');
export const issue = message('Issue');
export const articleNumber = message('Article number');
export const received = message('Received');
export const accepted = message('Accepted');
export const published = message('Published');
export const articleAt = message('Read the article at');
export const verifyAt = message('Verify at');
export const certificateWithdrawn = message('This article has been withdrawn and has no certificate.');
export const certificateTooEarly = message('The certificate is available once the article is published.');
export const certificateNotFound = message('No certificate was found at this address.');

// Certificate of review
export const reviewCertificateTitle = message('Certificate of Review {year}');
export const reviewCertificateFile = message('Certificate of Review {year}.pdf');
export const reviewsCompleted = message(
  'completed {count, plural, one {one review} other {# reviews}} as an independent expert in {year}, with thanks for the time and care.',
);
export const reviewsFor = message('{journal}: {count, plural, one {one review} other {# reviews}}');
export const reviewsForMore = message('{journals} more journals: {count, plural, one {one review} other {# reviews}}');
export const reviewsAnonymous = message('Review is double-anonymous, so this certificate names no manuscript.');
export const noReviews = message('You completed no reviews in {year}, so there is no certificate for that year.');

// Invoices and credit notes
export const invoice = message('Invoice');
export const creditNote = message('Credit note');
export const taxInvoice = message('Tax Invoice');
export const taxCreditNote = message('Tax Credit Note');
export const vatNumber = message('TRN {number}');
export const beforeVat = message('{description}, before VAT');
export const vatAt = message('VAT {percent} %');
export const invoiceNumber = message('Invoice number');
export const creditNoteNumber = message('Credit note number');
export const date = message('Date');
export const correctsInvoice = message('Cancels invoice');
export const correctsPart = message('Refunds part of invoice');
export const correctedInvoice = message('{number} of {day}');
export const order = message('Order');
export const totalPaid = message('Total, paid by card');
export const totalRefunded = message('Total, refunded to the card');
export const testInvoice = message('Test mode: no money was moved. This is not a valid invoice.');
export const testCreditNote = message('Test mode: no money was moved. This is not a valid credit note.');
export const deletedAccount = message('Deleted account');

// Articles
export const inVolume = message('Volume {volume}');
export const inIssue = message('Issue {issue}');
export const issn = message('ISSN {issn}');
export const receivedOn = message('Received {day}');
export const acceptedOn = message('Accepted {day}');
export const publishedOn = message('Published {day}');
export const correspondingAuthor = message('Corresponding author');
export const changedOn = message('Corrected {day}');
export const retractedOn = message('Retracted {day}');
export const citeAs = message('Cite as: {citation}');
export const openTerms = message(
  '© {year} The authors. Open access under the Creative Commons Attribution 4.0 International licence (CC BY 4.0): https://creativecommons.org/licenses/by/4.0/',
);
export const closedTerms = message('© {year} The authors. Published by {publisher}. All rights reserved.');
export const references = message('References');
export const abstract = message('Abstract');
export const keywords = message('Keywords: {keywords}');
export const textAccessible = message(
  'Headings, lists, tables and equations are marked as such. Pictures have the descriptions that came with the article.',
);

// Full issues
export const issueTitle = message('{journal}, {place}');
export const issuePlace = message('Volume {volume}, Issue {number}');
export const issueYears = message('{place}, {years}');
export const issueLabel = message('Issue');
export const issnLabel = message('ISSN');
export const publisher = message('Publisher');
export const website = message('Website');
export const articles = message('Articles');
export const articlesPublished = message('{count, plural, one {One article} other {# articles}}, published {days}');
export const articleCount = message('{count, plural, one {One article} other {# articles}}');
export const daysFromTo = message('{first} to {last}');
export const andOthers = message('{names} and others');
export const withdrawnOn = message('{title} (withdrawn on {day})');
export const issueNote = message(
  'The articles are printed as published, each with its own licence, dates and page numbers. The numbers at the foot of the pages run through the whole issue.',
);
export const cover = message('Cover');
export const contents = message('Contents');
export const editorial = message('Editorial');
