import type { SiteFacts } from '../../../context.ts';
import type { OutgoingMail } from '../../../ports/mail/mail-transport.ts';
import type { FoundManuscript } from '../../manuscripts/index.ts';
import type { EditingPerson } from '../editing-store.ts';
import { editorMail } from '../editor-mail.ts';
import { namedForEditors } from '../review-words.ts';

/** Tells an editor that a revision is there. */
export const revisedMail = (site: SiteFacts, found: FoundManuscript, editor: EditingPerson): OutgoingMail =>
  editorMail(site, found, editor, {
    key: `revised:${found.manuscript.id}:${found.manuscript.version}`,
    about: 'A revision is there',
    paragraphs: [
      `The authors have submitted a revision of ${namedForEditors(found)}, with their answers to the reports.`,
      'Please decide, or invite reviewers for another round.',
    ],
  });

/** Tells an editor that the authors ask for more time. */
export const extensionAskedMail = (
  site: SiteFacts,
  found: FoundManuscript,
  { editor, id, days, reason }: { editor: EditingPerson; id: string; days: number; reason: string },
): OutgoingMail =>
  editorMail(site, found, editor, {
    key: `extension-asked:${id}`,
    about: 'The authors ask for more time',
    paragraphs: [
      `The authors of ${namedForEditors(found)} ask for ${days === 1 ? 'one more day' : `${days} more days`} for their revision. Their reason:`,
      reason,
      'Please grant or refuse it. The manuscript does not lapse while they wait for your answer.',
    ],
  });

/** Tells an editor that the authors have withdrawn a manuscript. */
export const takenBackMail = (
  site: SiteFacts,
  found: FoundManuscript,
  { editor, reason }: { editor: EditingPerson; reason: string },
): OutgoingMail =>
  editorMail(site, found, editor, {
    key: `taken-back:${found.manuscript.id}`,
    about: 'The authors have withdrawn',
    paragraphs: [
      `The authors have withdrawn ${namedForEditors(found)}. Nothing is left to do: open invitations have been cancelled, and those people have been told.`,
      ...(reason === '' ? [] : ['Their reason:', reason]),
    ],
  });
