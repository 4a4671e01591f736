import type { BodyOf, ReplyOf } from '../../../contracts/call.ts';
import type { production } from '../../../contracts/production.ts';
import type { Quote } from '../../../contracts/production-proof.ts';
import type { FrontMatter, ProductionText } from '../../../contracts/production-values.ts';
import * as t from '../../../messages/production-responses.ts';
import { signedIn, type Context } from '../../context.ts';
import type { ProductionRow, ProofNoteRow } from '../../db/schema/index.ts';
import { AppError, notFound } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { inlineHtml, styledReference } from '../articles/index.ts';
import { findNote, listNotes, updateNote } from './note-store.ts';
import { findProduction, updateProduction } from './production-store.ts';
import { presentProduction } from './read-production.ts';
import { countQuote, replaceQuote } from './replace-quote.ts';
import { findRevision } from './revision-store.ts';
import { holdText, writeText } from './save-text.ts';
import { frontToStore, titlePageOf } from './title-page.ts';
import { requireProduction, type Held } from './who-produces.ts';

/** Text and front matter that a change is made in. */
type Changeable = ProductionText & { readonly front?: FrontMatter };

/** A plain text with other words in place of quoted ones; null where these are not there once. */
function replaceInPlain(text: string, quote: Quote, replacement: string): string | null {
  const html = replaceQuote(inlineHtml(text), quote, replacement);
  return (
    html?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&') ?? null
  );
}

/** The text with a proposed change made, in the body, a reference or the abstract; null where its words are not there once. */
function withChange(
  { bodyHtml, references }: ProductionText,
  front: FrontMatter,
  note: ProofNoteRow,
): Changeable | null {
  const { quote, replacement } = note;
  const words = replacement ?? '';
  const { abstract } = front;
  const texts = [bodyHtml, ...references.map(({ html }) => html), inlineHtml(abstract)];
  const hits = texts.reduce((sum, html) => sum + countQuote(html, quote), 0);
  if (hits !== 1) return null;
  const changed = replaceQuote(bodyHtml, quote, words);
  if (changed !== null) return { bodyHtml: changed, references };
  const changedAbstract = replaceInPlain(abstract, quote, words);
  if (changedAbstract?.trim() === '') return null;
  if (changedAbstract !== null) return { bodyHtml, references, front: { ...front, abstract: changedAbstract } };
  const after = references.map((reference) => {
    const html = replaceQuote(reference.html, quote, words);
    if (html === null) return reference;
    // The words no longer follow from the data.
    return { ...reference, html, work: null };
  });
  return { bodyHtml, references: after };
}

const textOf = ({ bodyHtml, references }: ProductionRow): ProductionText => ({ bodyHtml, references });

/** Makes a proposed change in the locked text; null where its words are not there once. */
async function makeChange(
  tx: Context,
  { found }: Held,
  row: ProductionRow,
  note: ProofNoteRow,
): Promise<ProductionRow | null> {
  const { title, abstract, keywords } = await titlePageOf(tx.db, found, row);
  const made = withChange(textOf(row), { title, abstract, keywords }, note);
  if (made === null) return null;
  const front = made.front === undefined ? row.front : await frontToStore(tx.db, found, row, made.front);
  const { userId } = signedIn(tx);
  await updateNote(tx.db, note.id, { state: 'accepted', settledBy: userId, settledAt: tx.now() });
  return writeText(tx, row, { ...made, front }, { userId, origin: t.originChange(), isAuthorsChange: true });
}

const presentChanged = async (ctx: Context, held: Held, message: string) => ({
  message,
  production: await presentProduction(ctx, {
    ...held,
    row: (await findProduction(ctx.db, held.row.manuscriptId)) ?? held.row,
  }),
});

/** Settles a note: makes or declines the change, or marks a comment or an answer as dealt with. */
export async function settleNote(
  ctx: Context,
  manuscriptId: string,
  noteId: string,
  { as, answer }: BodyOf<typeof production.settle>,
): Promise<ReplyOf<typeof production.settle>> {
  const held = await requireProduction(ctx, manuscriptId, ['manager']);
  await inTransaction(ctx, async (tx) => {
    const row = await holdText(tx, held, null);
    const note = await findNote(tx.db, manuscriptId, noteId);
    if (!note) throw notFound('note');
    if (note.state !== 'open' && note.state !== 'answered') throw new AppError('state-conflict', t.noteClosed());
    if (as === 'accepted' && note.kind === 'change') {
      if (!(await makeChange(tx, held, row, note))) throw new AppError('state-conflict', t.quoteGone());
      return;
    }
    const said = answer === '' || note.kind === 'query' ? {} : { answer };
    const state = as === 'accepted' ? 'settled' : as;
    await updateNote(tx.db, noteId, { state, ...said, settledBy: signedIn(tx).userId, settledAt: tx.now() });
  });
  return presentChanged(ctx, held, { accepted: t.accepted(), declined: t.declined(), settled: t.settled() }[as]);
}

/** Makes all open changes whose words are in the text once. */
export async function acceptChanges(ctx: Context, manuscriptId: string): Promise<ReplyOf<typeof production.acceptAll>> {
  const held = await requireProduction(ctx, manuscriptId, ['manager']);
  const counts = await inTransaction(ctx, async (tx) => {
    let row = await holdText(tx, held, null);
    let [made, left] = [0, 0];
    for (const { note } of await listNotes(tx.db, manuscriptId)) {
      if (note.kind !== 'change' || note.state !== 'open') continue;
      const changed = await makeChange(tx, held, row, note);
      if (changed === null) left += 1;
      else [row, made] = [changed, made + 1];
    }
    return { made, left };
  });
  return presentChanged(ctx, held, t.acceptedAll(counts));
}

/** Writes all references that are there as data in one style, which later ones take, too. */
export async function restyleReferences(
  ctx: Context,
  manuscriptId: string,
  { revision, style }: BodyOf<typeof production.restyle>,
): Promise<ReplyOf<typeof production.restyle>> {
  const held = await requireProduction(ctx, manuscriptId);
  const count = held.row.references.filter(({ work }) => work !== null).length;
  await inTransaction(ctx, async (tx) => {
    const row = await holdText(tx, held, revision);
    const references = row.references.map((reference) =>
      reference.work === null ? reference : { ...reference, html: styledReference(reference.work, style) },
    );
    const { userId } = signedIn(tx);
    await writeText(tx, row, { ...textOf(row), references }, { userId, origin: t.originStyle({ style }) });
    await updateProduction(tx.db, manuscriptId, { style });
  });
  return presentChanged(ctx, held, t.restyled({ count, style }));
}

/** Saves an earlier text as the newest one; nothing is lost. */
export async function restoreRevision(
  ctx: Context,
  manuscriptId: string,
  earlier: number,
  { revision }: { readonly revision: number },
): Promise<ReplyOf<typeof production.restore>> {
  const held = await requireProduction(ctx, manuscriptId);
  const found = await findRevision(ctx.db, manuscriptId, earlier);
  if (!found) throw notFound('manuscript');
  await inTransaction(ctx, async (tx) => {
    const row = await holdText(tx, held, revision);
    const origin = t.originRestored({ revision: earlier });
    // What was published before a correction is the article's own; title and abstract stay as they are.
    const isPublished = row.correctsRevision !== null && earlier <= row.correctsRevision;
    const text = isPublished ? { ...found.row, front: row.front } : found.row;
    await writeText(tx, row, text, { userId: signedIn(tx).userId, origin });
  });
  return presentChanged(ctx, held, t.restored({ revision: earlier }));
}
