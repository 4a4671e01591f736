import { administration } from '../../contracts/administration.ts';
import { readPeople, setAdministrator, setDisabled, setJournalRole } from '../domains/accounts/index.ts';
import { route } from '../http/route.ts';

export const administrationRoutes = [
  route(administration.people, (ctx, { query }) => readPeople(ctx, query)),
  route(administration.setAdministrator, (ctx, { params, body }) => setAdministrator(ctx, params.userId, body.isAdmin)),
  route(administration.setDisabled, (ctx, { params, body }) => setDisabled(ctx, params.userId, body.isDisabled)),
  route(administration.setJournalRole, (ctx, { params, body }) => setJournalRole(ctx, params.userId, body)),
];
