export { allowWorks, beginConnecting, connect, disconnect, readOwnOrcid, stopAddingWorks } from './connect.ts';
export { deleteConnection, findConnection, isIdOfSome } from './connection-store.ts';
export { endPermission, mayAddWorks } from './permission-store.ts';
export { beginSignIn, endSignIn, requireOrcid, type SignInPurpose } from './sign-in-at-orcid.ts';
export { listDueWorks, noteWork, type DueWork } from './work-store.ts';
