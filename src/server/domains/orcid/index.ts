export { beginConnecting, connect, disconnect, readOwnOrcid } from './connect.ts';
export { deleteConnection, findConnection, isIdOfSome } from './connection-store.ts';
export { beginSignIn, endSignIn, requireOrcid, type SignInPurpose } from './sign-in-at-orcid.ts';
