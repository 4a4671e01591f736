/** Where on the page of a manuscript its revision stands. */
export const revisionAnchor = 'revision';
