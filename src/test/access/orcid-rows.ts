import { orcid } from '../../contracts/orcid.ts';
import type { Cast } from './cast.ts';
import { all, ownerOnly, row } from './table.ts';

const ownId = ({ owner }: Cast) => ({ params: { id: owner.user.id } });
const body = { addsWorks: false };
const noLink = () => ({ params: { token: 'none' } });
const published = ({ articleId }: Cast) => ({ params: { articleId } });
const itsAuthor = ({ articleId }: Cast) => ({ params: { articleId, place: '0' } });

/** The calls of ORCID iDs, on a site without a client at ORCID: what begins there does not exist. */
export const orcidRows = [
  row(orcid.own, 'the owner’s iD', ownId, ownerOnly(200)),
  row(orcid.connect, 'the owner’s iD', (cast) => ({ ...ownId(cast), body }), ownerOnly(404)),
  row(orcid.disconnect, 'the owner’s iD', ownId, ownerOnly(200)),
  row(orcid.stopWorks, 'the owner’s iD', ownId, ownerOnly(200)),
  row(orcid.stopReviews, 'the owner’s iD', ownId, ownerOnly(200)),
  row(orcid.authorLink, 'a missing link', noLink, all(404)),
  row(orcid.confirm, 'a missing link', () => ({ ...noLink(), body }), all(404)),
  row(orcid.finish, 'no sign-in', () => ({ body: { browser: 'none', query: 'state=none' } }), all(404)),
  row(orcid.ofManuscript, 'the owner’s article', published, ownerOnly(200, 404)),
  row(orcid.ask, 'an author of the owner’s article', itsAuthor, ownerOnly(404, 404)),
];
