import { outbox } from '../../contracts/outbox.ts';
import {
  clearMark,
  handInReport,
  readLetter,
  readOutbox,
  readUndeliverable,
  sendAgain,
} from '../domains/mailings/index.ts';
import { route } from '../http/route.ts';

export const outboxRoutes = [
  route(outbox.list, (ctx, { query }) => readOutbox(ctx, query)),
  route(outbox.handInReport, (ctx, { body }) => handInReport(ctx, body.report)),
  route(outbox.letter, (ctx, { params }) => readLetter(ctx, params.letterId)),
  route(outbox.sendAgain, (ctx, { params }) => sendAgain(ctx, params.letterId)),
  route(outbox.undeliverable, (ctx, { query }) => readUndeliverable(ctx, query.page)),
  route(outbox.clearUndeliverable, (ctx, { body }) => clearMark(ctx, body.address)),
];
