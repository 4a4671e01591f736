import { message } from './message.ts';
import { rich } from './rich.ts';

// Viewer
export const fullPdf = message('Full PDF');
export const openInTab = message('Open in a new tab');
export const opening = message('Opening the PDF…');
export const loading = message('Loading');

// Toolbar
export const toolbar = message('Page and zoom');
export const previousPage = message('Previous page');
export const nextPage = message('Next page');
export const pageOf = rich('<label>Page <field></field></label> of {count}');
export const zoomOut = message('Zoom out');
export const zoomIn = message('Zoom in');
export const zoom = message('Zoom');
export const percent = message('{percent}%');
export const fitWidth = message('Fit width');

// Pages
export const pages = message('Pages of the PDF');
export const page = message('Page {page}');
export const linkInPdf = message('Elsewhere in this PDF');
export const pageFailed = message('This page cannot be shown.');

// Why a PDF is not shown
export const viewerTitle = message('The viewer could not be loaded');
export const viewerAdvice = message('Check your connection and try again, or open the file.');
export const damagedTitle = message('This PDF cannot be shown here');
export const damagedAdvice = message('The file may be damaged. Try another PDF program.');
export const lockedTitle = message('This PDF needs a password');
export const lockedAdvice = message('Open the file in a PDF program and enter the password there.');
export const refusedTitle = message('You have no access to this PDF');
export const refusedAdvice = message('Your pass or session may have ended. Try again, or open the file.');
export const withdrawnTitle = message('This article has been withdrawn');
export const withdrawnAdvice = message('Reload the page to see when and why.');
export const missingTitle = message('The PDF was not found');
export const missingAdvice = message('It may have been replaced. Try again in a minute.');
export const unreachableTitle = message('The PDF could not be loaded');
export const unreachableAdvice = message('Check your connection and try again, or open the file.');
export const reloadPage = message('Reload the page');
export const openFile = message('Open the file');
