import { message } from './message.ts';
import { rich } from './rich.ts';

// Page
export const certificate = message('Certificate of Publication');
export const description = message('The details of “{title}” on record, to check its certificate of publication.');
export const noDescription = message('No certificate of publication has this address.');

// Result
export const genuineTitle = message('This certificate is genuine');
export const genuineText = message(
  'Compare it with the details below, on record at {site}. A certificate with other details is not ours.',
);
export const withdrawnTitle = message('This article was withdrawn');
export const withdrawnText = rich(
  'It was withdrawn on <day></day>. Certificates issued before that day are no longer valid.',
);
export const notFoundTitle = message('No certificate found');
export const notFoundText = message(
  'Check that you typed the address as printed on the certificate. If you did, the certificate is not genuine.',
);
export const pageTitle = message('{title} · {site}');
export const askUs = message('Ask us about a certificate');

// Details
export const inAuditLog = message('On record');
export const authors = message('{count, plural, one {Author} other {Authors}}');
export const issn = message('ISSN');
export const volume = message('Volume');
export const articleNumber = message('Article number');
export const received = message('Received');
export const accepted = message('Accepted');
export const published = message('Published');
export const doi = message('DOI');
