import * as t from '../../../../../messages/manuscript-responses.ts';
import type { Context } from '../../../../context.ts';
import type { FoundManuscript } from '../../manuscripts/manuscript-store.ts';
import { addAuditEntry } from '../../../audit-log/index.ts';
import { authorsNamed } from '../people-named.ts';
import { findInText } from '../search/find-in-text.ts';
import { listReviewers } from './invited-people-store.ts';
import { textFindingNames, type TextFinding } from '../../../../../contracts/review-values.ts';
import { AppError } from '../../../../errors.ts';

const mostShown = 10;

/** The findings in a text, one on each line. */
function inLines(found: readonly TextFinding[]): string {
  const lines = found.slice(0, mostShown).map(({ kind, excerpt }) => `${textFindingNames[kind]()}: “${excerpt}”`);
  const more = found.length - lines.length;
  return [...lines, ...(more > 0 ? [t.moreFindings({ count: more })] : [])].join('\n');
}

/**
 * Throws, with the findings, for a text that names a person whom its readers must not know, unless its writer intends
 * it.
 */
export function refuseUnmeant(
  detail: string,
  found: Readonly<Record<string, readonly TextFinding[]>>,
  isMeant: boolean,
): void {
  const fields = Object.entries(found).filter(([, findings]) => findings.length > 0);
  if (isMeant || fields.length === 0) return;
  throw new AppError(
    'names-found',
    t.confirmNames({ detail }),
    Object.fromEntries(fields.map(([field, findings]) => [field, inLines(findings)])),
  );
}

/** Throws for an editor’s email to the author that names a reviewer, unless the editor intends it. */
export async function refuseNamedReviewers(
  tx: Context,
  { manuscript: { id } }: FoundManuscript,
  letter: string,
  isMeant: boolean,
): Promise<void> {
  const found = await findInText(letter, await listReviewers(tx.db, id));
  refuseUnmeant(t.letterNamesReviewers(), { letter: found }, isMeant);
  if (found.length > 0) await addAuditEntry(tx, 'names-meant', id, { text: 'letter' });
}

/** Refuses an editor’s message to a reviewer that names an author, unless the editor means it. */
export async function refuseNamedAuthors(
  tx: Context,
  { manuscript }: FoundManuscript,
  message: string,
  isMeant: boolean,
): Promise<void> {
  const found = await findInText(message, await authorsNamed(tx, manuscript));
  refuseUnmeant(t.messageNamesAuthors(), { message: found }, isMeant);
  if (found.length > 0) await addAuditEntry(tx, 'names-meant', manuscript.id, { text: 'message' });
}
