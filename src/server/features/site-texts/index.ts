export { publishText, resetText } from './publish-text.ts';
export { readBoard, readContactEmail, readContactText, readHomeTexts, readSiteText } from './read-texts.ts';
export { about, board, contact, hero } from './site-text.ts';
