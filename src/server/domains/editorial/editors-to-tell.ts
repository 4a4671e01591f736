import type { MutableReminder } from '../../../contracts/reviewers.ts';
import type { Context, SiteFacts } from '../../context.ts';
import { sendEmail, type TemplateEmail, composeEmail, reviewTemplates } from '../emails/index.ts';
import { listMuters, type EditingPerson, listEditing } from './editing-store.ts';
import { deskUrl, namedTo, dayInWords } from './review-words.ts';
import { withoutConflicts } from '../conflicts/index.ts';
import type { FoundManuscript } from './manuscripts/manuscript-store.ts';

/** The people who hold an office at a manuscript and have no part in it: they alone edit it. */
export async function listOfficersWithoutConflict(
  ctx: Context,
  { manuscript }: Pick<FoundManuscript, 'manuscript'>,
): Promise<EditingPerson[]> {
  return withoutConflicts(ctx, await listEditing(ctx.db, manuscript), manuscript);
}

/** An editor, as emails address them. */
export interface Colleague {
  readonly email: string;
  readonly title: string;
  readonly surname: string;
}

/** The values of every email to an editor of a manuscript, and its link. */
export const toEditor = (site: SiteFacts, found: FoundManuscript, colleague: Colleague) => ({
  ...namedTo(colleague, found),
  url: deskUrl(site, found),
});

/** Those of the people who edit a journal's manuscripts whom a manuscript concerns: its handling editor, else who invites for it, else the editors. */
export async function editorsOf(ctx: Context, found: FoundManuscript): Promise<EditingPerson[]> {
  const editing = await listOfficersWithoutConflict(ctx, found);
  const { handlingEditorId } = found.manuscript;
  const those = [
    editing.filter(({ userId }) => userId === handlingEditorId),
    editing.filter(({ hasInvited }) => hasInvited),
    editing.filter(({ role }) => role === 'editor'),
    editing.filter(({ role }) => role === 'editor-in-chief'),
  ];
  return those.find((people) => people.length > 0) ?? editing;
}

/** Writes to the editors whom a manuscript concerns, in the transaction of the change; where a reminder is muted, not to those. */
export async function tellEditors(
  tx: Context,
  found: FoundManuscript,
  letter: (editor: EditingPerson) => TemplateEmail,
  kind?: MutableReminder,
): Promise<void> {
  const editors = await editorsOf(tx, found);
  const muters = kind
    ? await listMuters(
        tx.db,
        kind,
        editors.map(({ userId }) => userId),
      )
    : [];
  for (const editor of editors)
    if (!muters.includes(editor.userId)) await sendEmail(tx, letter(editor), { manuscriptId: found.manuscript.id });
}

/**
 * Writes to the editors whose work a colleague or the author has changed, but not to who did it: the handling editor, the
 * editors in chief, and the people named, if they edit it.
 */
export async function tellColleagues(
  tx: Context,
  found: FoundManuscript,
  { named, except = [] }: { readonly named: readonly string[]; readonly except?: readonly string[] },
  letter: (editor: EditingPerson) => TemplateEmail,
): Promise<void> {
  const { actor } = tx;
  const { id: manuscriptId, handlingEditorId } = found.manuscript;
  for (const editor of await listOfficersWithoutConflict(tx, found)) {
    const { userId, role } = editor;
    const isLeftOut = except.includes(userId) || (actor.kind === 'user' && actor.userId === userId);
    const isConcerned = role === 'editor-in-chief' || userId === handlingEditorId || named.includes(userId);
    if (isConcerned && !isLeftOut) await sendEmail(tx, letter(editor), { manuscriptId });
  }
}

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
    return composeEmail(tx.site, template, { ...letter, values: { ...values, checkBy: dayInWords(dueAt) } });
  });
}

/** Tells the editors that a manuscript has come to their journal. */
export const tellOfSubmission = (tx: Context, found: FoundManuscript): Promise<void> =>
  tell(tx, found, reviewTemplates.submissionArrived);

/** Tells the editors that what was returned to its authors is back. */
export const tellOfReturn = (tx: Context, found: FoundManuscript): Promise<void> =>
  tell(tx, found, reviewTemplates.submissionBack);
