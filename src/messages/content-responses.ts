import { message } from './message.ts';

// Publishing site content
export const pictureMissing = message('The picture was not found: it was not uploaded by you today. Upload it again.');
export const publishedElsewhere = message(
  'Someone else has published this content. Nothing was changed, and what you typed is still here.',
);
export const partOpening = message('the home page');
export const partAbout = message('“About us”');
export const partContact = message('the contact page');
export const partBoard = message('the editorial board');
export const textRequired = message('The text is required.');

// Content before an administrator writes it
export const originalSentence = message('Peer-reviewed research from Dubai, open to read or by subscription.');
export const originalContact = message(
  'Write to us about a manuscript, a journal or a purchase. You do not need an account.',
);
