import type { BodyOf } from '../../../../contracts/call.ts';
import type { editorial } from '../../../../contracts/editorial.ts';
import type { EditorsFinding, EditorsTextFinding } from '../../../../contracts/editorial-values.ts';
import * as t from '../../../../messages/decision-responses.ts';
import { signedIn, type Context } from '../../../context.ts';
import { AppError, invalidInput } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { holdForStep } from '../manuscripts/take-step.ts';
import { leadsFrom } from '../manuscripts/manuscript-lifecycle.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { addDismissal, removeDismissal } from '../anonymity/check-store.ts';
import { readEditorsAnonymity } from '../anonymity/read-anonymity.ts';
import { readCrossingReports, readCrossingRevision } from '../anonymity/texts/text-findings.ts';
import { findEdited } from '../who-may.ts';

type Wish = BodyOf<typeof editorial.reopenFinding>;
type Judged = Pick<EditorsFinding | EditorsTextFinding, 'id' | 'kind' | 'dismissal'>;

/** While the files of a version wait for review, or the texts of a round for the other side. */
const steps = ['start-review', 'decide-first', 'send-back', 'add-report'] as const;

const listTexts = async (tx: Context, { manuscript }: FoundManuscript) => [
  ...(await readCrossingReports(tx.db, manuscript)),
  ...(await readCrossingRevision(tx.db, manuscript)),
];

async function listJudged(tx: Context, found: FoundManuscript): Promise<readonly Judged[]> {
  const { manuscript } = found;
  const { id, version } = manuscript;
  if (leadsFrom('start-review', manuscript)) return (await readEditorsAnonymity(tx.db, id, version)).findings;
  return (await listTexts(tx, found)).flatMap(({ findings }) => findings);
}

const noFinding = () => new AppError('state-conflict', t.noSuchFinding());

/** Judges a finding of the version that was read. */
async function judge(
  ctx: Context,
  articleId: string,
  { version, finding }: Wish,
  write: (tx: Context, judged: Judged, found: FoundManuscript) => Promise<void>,
): Promise<void> {
  const { manuscript } = await findEdited(ctx, articleId);
  const step = steps.find((one) => leadsFrom(one, manuscript)) ?? 'start-review';
  await inTransaction(ctx, async (tx) => {
    const found = await holdForStep(tx, step, { id: articleId, version });
    const judged = (await listJudged(tx, found)).find(({ id }) => id === finding);
    if (!judged) throw noFinding();
    await write(tx, judged, found);
  });
}

/** Dismisses a finding with a reason; the same again changes nothing. */
export async function dismissFinding(
  ctx: Context,
  articleId: string,
  wish: BodyOf<typeof editorial.dismissFinding>,
): Promise<string> {
  const { version, finding, reason } = wish;
  await judge(ctx, articleId, wish, async (tx, { kind, dismissal }) => {
    if (dismissal?.reason === reason) return;
    if (dismissal) throw new AppError('state-conflict', t.alreadyDismissed());
    const dismissed = { dismissedBy: signedIn(tx).userId, dismissedAt: tx.now() };
    await addDismissal(tx.db, { manuscriptId: articleId, finding, reason, ...dismissed });
    await addAuditEntry(tx, 'finding-dismissed', articleId, { version, finding, kind, reason });
  });
  return t.findingDismissed();
}

/** Takes a dismissal back; the same again changes nothing. */
export async function reopenFinding(ctx: Context, articleId: string, wish: Wish): Promise<string> {
  const { version, finding } = wish;
  await judge(ctx, articleId, wish, async (tx, { kind, dismissal }) => {
    if (!dismissal) return;
    await removeDismissal(tx.db, articleId, finding);
    await addAuditEntry(tx, 'finding-reopened', articleId, { version, finding, kind });
  });
  return t.findingReopened();
}

/** Removes words from the text of a finding, before the other side reads it. */
export async function removeWords(
  ctx: Context,
  articleId: string,
  wish: BodyOf<typeof editorial.removeWords>,
): Promise<string> {
  const { version, finding, words } = wish;
  await judge(ctx, articleId, wish, async (tx, { kind }, found) => {
    const text = (await listTexts(tx, found)).find(({ findings }) => findings.some(({ id }) => id === finding));
    if (!text) throw noFinding();
    if (!(await text.remove(tx.db, words))) throw invalidInput('words', t.wordsNotInText());
    await addAuditEntry(tx, 'words-removed', articleId, {
      version,
      finding,
      kind,
      ...(text.of === 'contents' ? {} : text.of),
    });
  });
  return t.wordsRemoved();
}
