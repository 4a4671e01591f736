import type { SiteFacts } from '../../../context.ts';
import { composeMail } from '../../../ports/mail/compose-mail.ts';
import type { OutgoingMail } from '../../../ports/mail/mail-transport.ts';
import { salutation } from '../../accounts/index.ts';
import { articleNumber } from '../../articles/index.ts';
import type { FoundManuscript } from '../../manuscripts/index.ts';
import type { EditingPerson } from '../editing-store.ts';
import { namedForEditors, onTheDesk } from '../review-words.ts';

interface ForEditors {
  readonly key: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

const toEditor = (site: SiteFacts, found: FoundManuscript, editor: EditingPerson, letter: ForEditors): OutgoingMail =>
  composeMail(site, {
    to: editor.email,
    key: letter.key,
    subject: `${letter.subject}: manuscript ${articleNumber(found.manuscript.id)}`,
    greeting: salutation(editor),
    paragraphs: letter.paragraphs,
    action: onTheDesk(site, found),
  });

/** Tells an editor that a revision is there. */
export const revisedMail = (site: SiteFacts, found: FoundManuscript, editor: EditingPerson): OutgoingMail =>
  toEditor(site, found, editor, {
    key: `revised:${found.manuscript.id}:${found.manuscript.version}`,
    subject: 'A revision is there',
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
  toEditor(site, found, editor, {
    key: `extension-asked:${id}`,
    subject: 'The authors ask for more time',
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
  toEditor(site, found, editor, {
    key: `taken-back:${found.manuscript.id}`,
    subject: 'The authors have withdrawn',
    paragraphs: [
      `The authors have withdrawn ${namedForEditors(found)}. Nothing is left to do: open invitations have been cancelled, and those people have been told.`,
      ...(reason === '' ? [] : ['Their reason:', reason]),
    ],
  });
