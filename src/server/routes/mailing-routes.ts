import { mailings } from '../../contracts/mailings.ts';
import { readOutbox } from '../features/mailings/index.ts';
import { route } from '../http/route.ts';

export const mailingRoutes = [route(mailings.outbox, (ctx) => readOutbox(ctx))];
