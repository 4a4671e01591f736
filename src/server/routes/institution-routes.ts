import { institutions } from '../../contracts/institutions.ts';
import { matchAffiliations, searchInstitutions } from '../domains/institutions/index.ts';
import { route } from '../http/route.ts';

export const institutionRoutes = [
  route(institutions.search, (ctx, { query }) => searchInstitutions(ctx, query.name)),
  route(institutions.match, (ctx, { body }) => matchAffiliations(ctx, body.affiliations)),
];
