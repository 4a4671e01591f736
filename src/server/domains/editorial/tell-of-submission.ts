import type { Context } from '../../context.ts';
import { composeLetter, reviewTemplates } from '../letters/index.ts';
import type { FoundManuscript } from './manuscripts/manuscript-store.ts';
import { dayInWords } from './days.ts';
import { toEditor } from './editor-mail.ts';
import { tellEditors } from './editors-to-tell.ts';

/** Writes of a submission to its editors; an administrator finds what the publisher verifies in the list. */
async function tell(
  tx: Context,
  found: FoundManuscript,
  template: typeof reviewTemplates.submissionArrived,
): Promise<void> {
  const { reviewModel, dueAt } = found.manuscript;
  if (reviewModel === 'verification' || dueAt === null) return;
  await tellEditors(tx, found, (editor) => {
    const { values, ...letter } = toEditor(tx.site, found, editor);
    return composeLetter(tx.site, template, { ...letter, values: { ...values, checkBy: dayInWords(dueAt) } });
  });
}

/** Tells the editors that a manuscript has come to their journal. */
export const tellOfSubmission = (tx: Context, found: FoundManuscript): Promise<void> =>
  tell(tx, found, reviewTemplates.submissionArrived);

/** Tells the editors that what was returned to its authors is back. */
export const tellOfReturn = (tx: Context, found: FoundManuscript): Promise<void> =>
  tell(tx, found, reviewTemplates.submissionBack);
