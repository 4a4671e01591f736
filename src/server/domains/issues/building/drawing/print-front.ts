import { printPdf } from '../../../../ports/typesetter/sandboxed/print.ts';
import { frontContent, issueJob } from './front-job.ts';
import type { PrintedIssue } from './printed-issue.ts';
import { sheetFor } from './sheet.ts';

/** The picture for the cover cannot be read. */
export class PictureFault extends Error {
  constructor() {
    super('The picture for the cover cannot be read');
  }
}

/** Cover, imprint, contents and editorial as a PDF, for articles with these page sizes and numbers of pages. */
export function printFront(
  issue: PrintedIssue,
  picture: Uint8Array | null,
  sizes: readonly { readonly width: number; readonly height: number }[],
  lengths: readonly number[],
): Uint8Array {
  const content = frontContent(issue, sheetFor(sizes), lengths);
  try {
    return printPdf(issueJob('issue-front', issue, picture, content));
  } catch (error) {
    // Of all that the template gets, only a picture can be broken.
    throw picture === null ? error : new PictureFault();
  }
}

/** The feet of the articles' pages, each a page of its own, as wide as the page that it goes below. */
export const printFeet = (issue: PrintedIssue, widths: readonly number[], firstPage: number): Uint8Array =>
  printPdf(issueJob('issue-feet', issue, null, { widths, first: firstPage }));
