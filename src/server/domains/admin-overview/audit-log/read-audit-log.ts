import type { BodyOf, QueryOf, ReplyOf } from '../../../../contracts/call.ts';
import { actionsIn } from '../../../../contracts/audit-log-values.ts';
import type { record } from '../../../../contracts/audit-log.ts';
import { daysAfter } from '../../../../contracts/days.ts';
import { startOfSiteDay } from '../../../../contracts/site-zone.ts';
import { Id } from '../../../../contracts/values.ts';
import * as t from '../../../../messages/audit-log.ts';
import { signedIn, type Context } from '../../../context.ts';
import { invalidInput } from '../../../errors.ts';
import { partOf, partSize, readPlace } from '../../editorial/index.ts';
import { listConflicts } from '../../conflicts/index.ts';
import { checkAuditLogPart, countUnsealed, findChainEnd, sealAuditLog } from '../../audit-log/index.ts';
import { presentEntries } from './present-entries.ts';
import { about, between, doneBy, findEntry, listEntries, ofAction, ofActions, openTo } from './audit-log-store.ts';

type Wish = QueryOf<typeof record.entries>;

/** The first moment after a day. */
const endOf = (day: string) => startOfSiteDay(daysAfter(new Date(day), 1).toISOString().slice(0, 10));
const idOf = (words: string) => Id.safeParse(words).data ?? null;

/** What the caller may read: with a conflict of interest, only what they learn elsewhere in the product. */
async function openToCaller(ctx: Context) {
  const person = signedIn(ctx);
  return openTo(person.userId, await listConflicts(ctx.db, person));
}

/** A part of the record, the newest entries first. */
export async function readAuditLog(ctx: Context, wish: Wish): Promise<ReplyOf<typeof record.entries>> {
  const { person, area, action, subject, from, to } = wish;
  if (from !== undefined && to !== undefined && from > to) throw invalidInput('to', t.lastDayBeforeFirst());
  const after = readPlace(wish.after);
  const conditions = [
    await openToCaller(ctx),
    ...(from || to ? [between(from ? startOfSiteDay(from) : null, to ? endOf(to) : null)] : []),
    ...(area ? [ofActions(actionsIn(area))] : []),
    ...(action ? [ofAction(action)] : []),
    ...(person ? [doneBy(person, idOf(person))] : []),
    ...(subject ? [await about(ctx.db, subject, idOf(subject))] : []),
  ];
  const rows = await listEntries(ctx.db, conditions, { after, limit: partSize + 1 });
  const { part, next } = partOf(rows, ({ at, id }) => ({ at, id }));
  return { entries: await presentEntries(ctx, part), next };
}

/** How far the record is sealed. */
export async function readAuditLogState(ctx: Context): Promise<ReplyOf<typeof record.state>> {
  const [end, waiting] = await Promise.all([findChainEnd(ctx.db), countUnsealed(ctx.db)]);
  return { ...end, waiting };
}

/** As many entries as one answer checks: well below a second. */
const checkedAtOnce = 20_000;

/** Checks a part of the record; the first one seals what waits before. */
export async function checkAuditLog(
  ctx: Context,
  { after, noted }: BodyOf<typeof record.check>,
): Promise<ReplyOf<typeof record.check>> {
  if (after === 0) await sealAuditLog(ctx);
  const { checked, end, fault } = await checkAuditLogPart(ctx, { after, most: checkedAtOnce, noted });
  if (fault === null) return { checked, end, fault };
  const found = fault.entry && (await findEntry(ctx.db, fault.entry.id, await openToCaller(ctx)));
  const [entry] = found ? await presentEntries(ctx, [found]) : [];
  return { checked, end, fault: { kind: fault.kind, position: fault.position, entry: entry ?? null } };
}
