export { listDelivered } from './list-delivered.ts';
export { publishText, resetText } from './publish-text.ts';
export {
  type HouseAddress,
  readBoard,
  readContactEmail,
  readHouseAddress,
  readContactText,
  readHomeTexts,
  readSiteText,
} from './read-texts.ts';
export { about, board, contact, hero } from './site-text.ts';
