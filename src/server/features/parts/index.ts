export { actorAt, hasPartIn, isAuthorOf } from './own-part.ts';
export {
  keepPartMarks,
  listAnonymousTo,
  listOwnParts,
  openToOffice,
  withoutPartOf,
  writtenByOthers,
} from './own-part-store.ts';
export { officeTaken, wasOfficeTaken } from './was-office-taken.ts';
