import { z } from 'zod';
import type { BodyOf } from '../../../../contracts/call.ts';
import type { editorial } from '../../../../contracts/editorial.ts';
import { statementNames, statementText } from '../../../../contracts/statement-words.ts';
import { statementKinds } from '../../../../contracts/statements.ts';
import * as t from '../../../../messages/correcting-details.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { chooseClasses, chooseStatements } from '../../journals/index.ts';
import { refuseNamedAuthors } from '../anonymity/texts/refuse-names.ts';
import { detailsCorrectedMail } from '../course-mails.ts';
import { findEdited } from '../who-may.ts';
import { leadsFrom, type LifeStatus, type Step } from './manuscript-lifecycle.ts';
import { indexManuscript, readManuscriptAgain, updateManuscript, type FoundManuscript } from './manuscript-store.ts';
import { holdForStep } from './take-step.ts';
import { tellAuthor } from './tell-authors.ts';

/** The steps that lead on while a manuscript is not with its author, who could write over a correction. */
const withoutAuthor = ['start-review', 'decide-first', 'send-back', 'publish'] as const satisfies readonly Step[];

/** Whether editors may correct what a manuscript says of itself. */
export const areDetailsCorrectable = (current: LifeStatus): boolean =>
  withoutAuthor.some((step) => leadsFrom(step, current));

type Details = Readonly<Record<string, string | readonly string[]>>;

/** What can be corrected, each under the name by which the audit log knows it. */
const detailsOf = ({ manuscript, section, articleType }: FoundManuscript): Details => ({
  title: manuscript.title,
  abstract: manuscript.abstract,
  keywords: manuscript.keywords,
  section: section?.name ?? '',
  articleType: articleType?.name ?? '',
  ...Object.fromEntries(statementKinds.map((kind) => [kind, statementText(manuscript.statements, kind)])),
});

/** The details that differ, each with its old and new value. */
function changedDetails(before: Details, after: Details): Record<string, { from: unknown; to: unknown }> {
  const changed = Object.keys(after).filter((field) => String(before[field]) !== String(after[field]));
  return Object.fromEntries(changed.map((field) => [field, { from: before[field], to: after[field] }]));
}

const Changes = z.record(z.string(), z.object({ from: z.union([z.string(), z.array(z.string())]) }));

/** What was corrected, with the text before it, as the history tells it; empty for an entry of another kind. */
export function toldCorrection({ changes }: Readonly<Record<string, unknown>>): string {
  const { data = {} } = Changes.safeParse(changes);
  const told = Object.entries(data).map(([field, { from }]) => {
    const before = typeof from === 'string' ? from : from.join(', ');
    const kind = statementKinds.find((one) => one === field);
    const name = kind === undefined ? field : statementNames[kind]();
    return t.correctedFrom({ field: name, before: before === '' ? t.noneBefore() : before });
  });
  return told.length === 0 ? '' : `: ${told.join('; ')}`;
}

/** Corrects what a manuscript says of itself; versions keep what their author wrote, and the author is told. */
export async function correctDetails(
  ctx: Context,
  articleId: string,
  {
    version,
    isMeant,
    articleTitle: title,
    articleAbstract: abstract,
    ...wish
  }: BodyOf<typeof editorial.correctDetails>,
): Promise<string> {
  const { manuscript } = await findEdited(ctx, articleId);
  const step = withoutAuthor.find((one) => leadsFrom(one, manuscript)) ?? 'start-review';
  const keywords = wish.articleKeywords;
  return inTransaction(ctx, async (tx) => {
    const held = await holdForStep(tx, step, { id: articleId, version });
    const classes = await chooseClasses(tx, held.journal.id, wish, held.manuscript);
    const statements = await chooseStatements(tx, held.journal.id, wish.statements, held.manuscript.statements);
    await updateManuscript(tx.db, articleId, { title, abstract, keywords, ...classes, statements });
    const corrected = await readManuscriptAgain(tx.db, articleId);
    const changes = changedDetails(detailsOf(held), detailsOf(corrected));
    if (Object.keys(changes).length === 0) return t.detailsAreTheSame();
    await refuseNamedAuthors(tx, held, [title, abstract, ...keywords].join('\n'), isMeant);
    await updateManuscript(tx.db, articleId, { updatedAt: tx.now() });
    await indexManuscript(tx.db, articleId);
    await addAuditEntry(tx, 'details-corrected', articleId, { version, changes });
    await tellAuthor(tx, held, detailsCorrectedMail(tx.site, corrected));
    return t.detailsCorrected();
  });
}
