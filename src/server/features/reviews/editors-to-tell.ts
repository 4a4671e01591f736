import type { MutableReminder } from '../../../contracts/reviewers.ts';
import type { Context } from '../../context.ts';
import { hasPartIn, type FoundManuscript } from '../manuscripts/index.ts';
import { sendLetter, type TemplateLetter } from '../letters/index.ts';
import { listEditing, listMuters, type EditingPerson } from './editing-store.ts';

/** Those of the people who edit a journal's manuscripts whom a manuscript concerns: who invites for it, else its editors. */
async function editorsOf(ctx: Context, { manuscript }: FoundManuscript): Promise<EditingPerson[]> {
  const holders = await listEditing(ctx.db, manuscript);
  const havePart = await Promise.all(holders.map((person) => hasPartIn(ctx, person, manuscript)));
  const editing = holders.filter((_, place) => havePart[place] === false);
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
