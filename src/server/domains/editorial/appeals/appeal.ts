import type { BodyOf } from '../../../../contracts/call.ts';
import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import type { revisions } from '../../../../contracts/revisions.ts';
import * as t from '../../../../messages/manuscript-responses.ts';
import type { Context, SiteFacts } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { composeEmail, reviewTemplates, sendEmail, type TemplateEmail } from '../../emails/index.ts';
import { listChiefs } from '../decisions/who-ratifies.ts';
import { tellEditors, toEditor, type Colleague } from '../editors-to-tell.ts';
import { leadsFrom } from '../manuscripts/manuscript-lifecycle.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { holdForStep, takeStep } from '../manuscripts/take-step.ts';
import { dayInWords } from '../review-words.ts';
import { actAsAuthor } from '../revisions/own-manuscript.ts';
import { findAppeal, insertAppeal } from './appeal-store.ts';
import { dayOfLastAppeal, isInTimeToAppeal } from './appeal-time.ts';

type Manuscript = FoundManuscript['manuscript'];

/** Whether the author of a manuscript can appeal against its rejection: once, and within 30 days. */
export async function mayAppeal(ctx: Context, manuscript: Manuscript): Promise<boolean> {
  if (!leadsFrom('appeal', manuscript) || !isInTimeToAppeal(manuscript, ctx.now())) return false;
  return (await findAppeal(ctx.db, manuscript.id)) === null;
}

/** The appeal about a manuscript, as its editors read it. */
export async function readAppeal(ctx: Context, manuscriptId: string): Promise<EditorsManuscript['appeal']> {
  const row = await findAppeal(ctx.db, manuscriptId);
  return row && { reason: row.reason, askedAt: row.askedAt.toISOString() };
}

function appealMail(site: SiteFacts, found: FoundManuscript, person: Colleague, reason: string): TemplateEmail {
  const { values, ...letter } = toEditor(site, found, person);
  return composeEmail(site, reviewTemplates.appealed, { ...letter, values: { ...values, reason } });
}

/** Tells the editors in chief; where a journal has none, the people who edit in their place. */
async function tellChiefs(tx: Context, found: FoundManuscript, reason: string): Promise<void> {
  const chiefs = await listChiefs(tx, found);
  if (chiefs.length === 0) return tellEditors(tx, found, (person) => appealMail(tx.site, found, person, reason));
  for (const chief of chiefs)
    await sendEmail(tx, appealMail(tx.site, found, chief, reason), { manuscriptId: found.manuscript.id });
}

/** Appeals against a rejection; the editor in chief answers. */
export async function appeal(
  ctx: Context,
  articleId: string,
  { version, reason }: BodyOf<typeof revisions.appeal>,
): Promise<string> {
  await actAsAuthor(ctx, articleId, async (tx) => {
    const found = await holdForStep(tx, 'appeal', { id: articleId, version });
    if (await findAppeal(tx.db, articleId)) throw new AppError('state-conflict', t.appealOnce());
    const last = dayOfLastAppeal(found.manuscript);
    if (!isInTimeToAppeal(found.manuscript, tx.now()))
      throw new AppError('state-conflict', t.appealTooLate({ day: last ? dayInWords(last) : '' }));
    await insertAppeal(tx.db, { manuscriptId: articleId, reason, askedAt: tx.now() });
    const appealed = await takeStep(tx, 'appeal', found);
    await addAuditEntry(tx, 'appeal', articleId, { version });
    await tellChiefs(tx, appealed, reason);
  });
  return t.appealSent();
}
