export { moveBy, rejectManuscript } from './decide-manuscript.ts';
export { acceptedMail } from './manuscript-mails.ts';
export type { FoundManuscript } from './manuscript-store.ts';
export { mayReadUpload, readManuscript, readManuscriptsToVerify, readMyManuscripts } from './read-manuscripts.ts';
export { submitManuscript } from './submit-manuscript.ts';
