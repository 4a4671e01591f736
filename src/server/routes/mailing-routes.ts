import { contact } from '../../contracts/contact.ts';
import { mailings } from '../../contracts/mailings.ts';
import { readOutbox, sendContactMessage } from '../features/mailings/index.ts';
import { route } from '../http/route.ts';

export const mailingRoutes = [
  route(mailings.outbox, (ctx) => readOutbox(ctx)),
  route(contact.send, (ctx, { body }) => sendContactMessage(ctx, body)),
];
