export { moveBy } from './move-manuscript.ts';
export { rejectManuscript } from './reject-manuscript.ts';
export { acceptedMail } from './manuscript-mails.ts';
export { countWaitingManuscripts, type FoundManuscript } from './manuscript-store.ts';
export { readManuscript, readManuscriptsToVerify, readMyManuscripts } from './read-manuscripts.ts';
export { submitManuscript } from './submit-manuscript.ts';
