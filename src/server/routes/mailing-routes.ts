import { contact } from '../../contracts/contact.ts';
import { sendContactMessage } from '../features/mailings/index.ts';
import { route } from '../http/route.ts';

export const mailingRoutes = [route(contact.send, (ctx, { body }) => sendContactMessage(ctx, body))];
