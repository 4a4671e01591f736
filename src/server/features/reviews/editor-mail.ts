import type { SiteFacts } from '../../context.ts';
import { composeMail } from '../../ports/mail/compose-mail.ts';
import type { OutgoingMail } from '../../ports/mail/mail-transport.ts';
import { salutation } from '../accounts/index.ts';
import { articleNumber } from '../articles/index.ts';
import type { FoundManuscript } from '../manuscripts/index.ts';
import { onTheDesk } from './review-words.ts';

/** Somebody who edits, as letters address them. */
export interface Colleague {
  readonly email: string;
  readonly title: string;
  readonly surname: string;
}

interface EditorLetter {
  readonly key: string;
  /** What has happened; the manuscript’s number follows. */
  readonly about: string;
  readonly paragraphs: readonly string[];
}

/** Tells somebody who edits a manuscript what has happened to it. */
export const editorMail = (
  site: SiteFacts,
  found: FoundManuscript,
  colleague: Colleague,
  { key, about, paragraphs }: EditorLetter,
): OutgoingMail =>
  composeMail(site, {
    to: colleague.email,
    key,
    subject: `${about}: manuscript ${articleNumber(found.manuscript.id)}`,
    greeting: salutation(colleague),
    paragraphs,
    action: onTheDesk(site, found),
  });
