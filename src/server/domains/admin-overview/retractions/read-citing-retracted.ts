import type { ReplyOf } from '../../../../contracts/call.ts';
import type { overview } from '../../../../contracts/overview.ts';
import type { Context } from '../../../context.ts';
import { listCitingRetracted } from './citing-retracted-store.ts';

/** How many articles the overview names. */
const mostNamed = 50;

/** The published articles that cite works of the list of retracted works as it is now. */
export const readCitingRetracted = (ctx: Context): Promise<ReplyOf<typeof overview.citingRetracted>> =>
  listCitingRetracted(ctx.db, mostNamed);
