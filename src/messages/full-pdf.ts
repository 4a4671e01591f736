import { message } from './message.ts';
import { rich } from './rich.ts';

// PDF tab
export const openingPdf = message('Opening the PDF…');
export const noPdf = message('This article has no PDF');
export const fullTextOnPage = message('The full text is on the article’s page.');
export const abstractOnPage = message('The abstract and references are on the article’s page.');
export const readFullText = message('Read the full text');
export const readAbstract = message('Read the abstract');
export const pdfWithdrawn = message('The PDF of this article is no longer available');
export const pdfWithdrawnText = message('The article has been withdrawn. You can still cite it from its page.');
export const goToArticle = message('Go to the article');
export const accessUnknown = message('Your access could not be checked');
export const retractedPdf = message('Retracted: do not rely on the findings.');
export const concernPdf = message('Expression of concern: read the notice above.');
export const loggedInAlready = rich('Logged in already? <link>Open the PDF</link>');

// Paywall; the title is specified
export const paywallTitle = message('Please login or register to have full access to the article');
export const paywallText = message(
  'You need a pass or the full issue. A pass opens every article and expires automatically.',
);
export const login = message('Login');
export const register = message('Register');
export const daysOfAccess = message('{days} days of full PDF access');
export const comparePasses = message('Compare passes');
