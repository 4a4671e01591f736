import { z } from 'zod';
import type { BodyOf } from '../../../../contracts/call.ts';
import type { editorial } from '../../../../contracts/editorial.ts';
import * as t from '../../../../messages/correcting-details.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { refuseNamedAuthors } from '../anonymity/texts/refuse-names.ts';
import { detailsCorrectedMail } from '../course-mails.ts';
import { findEdited } from '../who-may.ts';
import { leadsFrom, type LifeStatus, type Step } from './manuscript-lifecycle.ts';
import { indexManuscript, updateManuscript, type FoundManuscript } from './manuscript-store.ts';
import { holdForStep } from './take-step.ts';
import { tellAuthor } from './tell-authors.ts';

/** The steps that lead on while a manuscript is not with its author, who could write over a correction. */
const withoutAuthor = ['start-review', 'decide-first', 'send-back', 'publish'] as const satisfies readonly Step[];

/** Whether editors may correct what a manuscript says of itself. */
export const areDetailsCorrectable = (current: LifeStatus): boolean =>
  withoutAuthor.some((step) => leadsFrom(step, current));

type Details = Pick<FoundManuscript['manuscript'], 'title' | 'abstract' | 'keywords'>;

/** The details that differ, each with its old and new value. */
export function changedDetails(before: Details, after: Details): Record<string, { from: unknown; to: unknown }> {
  const fields = ['title', 'abstract', 'keywords'] as const;
  const changed = fields.filter((field) => String(before[field]) !== String(after[field]));
  return Object.fromEntries(changed.map((field) => [field, { from: before[field], to: after[field] }]));
}

const Changes = z.record(z.string(), z.object({ from: z.union([z.string(), z.array(z.string())]) }));

/** What was corrected, with the text before it, as the history tells it; empty for an entry of another kind. */
export function toldCorrection({ changes }: Readonly<Record<string, unknown>>): string {
  const { data = {} } = Changes.safeParse(changes);
  const told = Object.entries(data).map(([field, { from }]) =>
    t.correctedFrom({ field, before: typeof from === 'string' ? from : from.join(', ') }),
  );
  return told.length === 0 ? '' : `: ${told.join('; ')}`;
}

/** Corrects the title, the abstract and the keywords; versions keep what their author wrote, and the author is told. */
export async function correctDetails(
  ctx: Context,
  articleId: string,
  { version, isMeant, ...wish }: BodyOf<typeof editorial.correctDetails>,
): Promise<string> {
  const { manuscript } = await findEdited(ctx, articleId);
  const step = withoutAuthor.find((one) => leadsFrom(one, manuscript)) ?? 'start-review';
  const after = { title: wish.articleTitle, abstract: wish.articleAbstract, keywords: wish.articleKeywords };
  return inTransaction(ctx, async (tx) => {
    const held = await holdForStep(tx, step, { id: articleId, version });
    const changes = changedDetails(held.manuscript, after);
    if (Object.keys(changes).length === 0) return t.detailsAreTheSame();
    await refuseNamedAuthors(tx, held, [after.title, after.abstract, ...after.keywords].join('\n'), isMeant);
    const corrected = await updateManuscript(tx.db, articleId, { ...after, updatedAt: tx.now() });
    await indexManuscript(tx.db, articleId);
    await addAuditEntry(tx, 'details-corrected', articleId, { version, changes });
    await tellAuthor(tx, held, detailsCorrectedMail(tx.site, { ...held, manuscript: corrected }));
    return t.detailsCorrected();
  });
}
