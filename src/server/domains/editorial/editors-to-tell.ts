import type { MutableReminder } from '../../../contracts/reviewers.ts';
import type { Context } from '../../context.ts';
import type { FoundManuscript } from './manuscripts/manuscript-store.ts';
import { sendLetter, type TemplateLetter } from '../letters/index.ts';
import { listMuters, type EditingPerson } from './editing-store.ts';
import { listOfficersWithoutPart } from './officers-without-part.ts';

/** Those of the people who edit a journal's manuscripts whom a manuscript concerns: who invites for it, else its editors. */
async function editorsOf(ctx: Context, found: FoundManuscript): Promise<EditingPerson[]> {
  const editing = await listOfficersWithoutPart(ctx, found);
  const those = [
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
  letter: (editor: EditingPerson) => TemplateLetter,
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
    if (!muters.includes(editor.userId)) await sendLetter(tx, letter(editor), { manuscriptId: found.manuscript.id });
}
