import { record } from '../../contracts/record.ts';
import { checkRecord, readRecord, readRecordState } from '../features/oversight/index.ts';
import { route } from '../http/route.ts';

export const oversightRoutes = [
  route(record.entries, (ctx, { query }) => readRecord(ctx, query)),
  route(record.state, (ctx) => readRecordState(ctx)),
  route(record.check, (ctx, { body }) => checkRecord(ctx, body)),
];
