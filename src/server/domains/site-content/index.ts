export {
  listDelivered,
  type PublisherAddress,
  readBoard,
  readContactEmail,
  readPublisherAddress,
  readContactText,
  readHomeTexts,
  readSiteContent,
} from './read-texts.ts';
export { publishText, resetText } from './publish-text.ts';
export { about, board, contact, hero } from './site-content.ts';
