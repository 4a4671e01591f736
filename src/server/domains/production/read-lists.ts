import type { ReplyOf } from '../../../contracts/call.ts';
import type { ListedProduction } from '../../../contracts/production-reads.ts';
import type { manuscripts } from '../../../contracts/manuscripts.ts';
import type { production } from '../../../contracts/production.ts';
import { signedIn, type Context } from '../../context.ts';
import { holdsRole } from '../accounts/index.ts';
import { countFor, countOpenNotes, listProductions, listProofs, listStartable } from './production-store.ts';
import { listTasks } from './task-store.ts';
import { presentTasks, stageOf } from './read-production.ts';

/** The texts in production that the caller manages or copy-edits. */
export async function readProductions(
  ctx: Context,
  { published }: { readonly published: boolean },
): Promise<ReplyOf<typeof production.list>> {
  const { userId, email, isAdmin } = signedIn(ctx);
  const person = { userId, email, isAdmin };
  const rows = await listProductions(ctx.db, { ...person, published });
  const ids = rows.map(({ manuscriptId }) => manuscriptId);
  const [tasks, notes] = [await listTasks(ctx.db, ids), await countOpenNotes(ctx.db, ids)];
  const listed: ListedProduction[] = rows.map(({ production: row, ...rest }) => ({
    ...rest,
    stage: stageOf(row),
    next:
      presentTasks(tasks.filter((task) => task.manuscriptId === row.manuscriptId)).find(
        ({ doneAt }) => doneAt === null,
      ) ?? null,
    openNotes: notes.get(row.manuscriptId) ?? 0,
  }));
  return { productions: listed, startable: published ? [] : await listStartable(ctx.db, person) };
}

/** The proofs that the caller has to check as an author. */
export const readProofs = async (ctx: Context): Promise<ReplyOf<typeof production.proofs>> => ({
  proofs: await listProofs(ctx.db, signedIn(ctx).userId),
});

/** What the dashboard says of production: null for people who have nothing to do with it; and their proofs. */
export async function countProduction(
  ctx: Context,
): Promise<Pick<ReplyOf<typeof manuscripts.counts>, 'production' | 'proofs'>> {
  const { userId, email, isAdmin } = signedIn(ctx);
  const proofs = await listProofs(ctx.db, userId);
  const { open, published } = await countFor(ctx.db, { userId, email, isAdmin });
  const hasPart = open > 0 || published > 0 || (await holdsRole(ctx.db, userId, 'production-editor'));
  return {
    production: hasPart ? open : null,
    proofs: proofs.map(({ manuscriptId, title }) => ({ manuscriptId, title })),
  };
}
