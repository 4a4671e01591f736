import { withoutDeceivingMarks } from '../../../../contracts/formatted-text.ts';
import type { EmailWords } from '../../../../contracts/email-templates.ts';
import type { SiteFacts } from '../../../context.ts';
import { composeMail } from '../../../ports/mail/compose-mail.ts';
import type { OutgoingMail } from '../../../ports/mail/mail-transport.ts';
import { commonValues, type Site, type EmailTemplate } from './email-template.ts';
import { fillWords, isLink, paragraphsOf } from './read-words.ts';

/** What an email is filled with. */
export interface EmailFill<F extends string> {
  readonly to: string;
  /** Where replies go, if not to the publisher. */
  readonly replyTo?: string;
  readonly values: Readonly<Record<F, string>>;
  /** What it leads to. */
  readonly url?: string;
  /** Whether the link lets anyone who has it act as the recipient, without a password. */
  readonly isSecret?: boolean;
  /** Whether everyone can open the link: copies keep it. */
  readonly isPublic?: boolean;
  /** The line above the greeting, which no template has. */
  readonly topLine?: string;
}

/** An email before it is sent. */
export interface TemplateEmail {
  readonly to: string;
  /** The name of its template. */
  readonly template: string;
  /** How it reads in these words, from a house that is reached at this address; null: in the words that it was delivered with. */
  readonly inWords: (words: EmailWords | null, contactEmail: string) => OutgoingMail;
  /** The same email to another address, under a line that says so, without a link that only the recipient can use. */
  readonly copyTo: (to: string, copyNote: string) => TemplateEmail;
}

const longestSubject = 250;
/** One line, whatever the values hold: a head of a message ends where its line does. */
const asLine = (text: string) => withoutDeceivingMarks(text.replace(/\s+/g, ' ')).trim().slice(0, longestSubject);

const longestTitle = 60;
/** A title that leaves room for the rest of a subject line; it ends after a whole word. */
const shortened = (title: string) =>
  title.length <= longestTitle ? title : `${title.slice(0, longestTitle).replace(/\s+\S*$/u, '')}…`;

/** The email in these words; throws a `WordsFault` where they name what the email does not have. */
function write<F extends string>(
  site: Site,
  { name }: EmailTemplate<F>,
  { to, replyTo = site.contactEmail, values, url, isSecret = false, topLine }: EmailFill<F>,
  words: EmailWords,
): OutgoingMail {
  const filling: Readonly<Record<string, string>> = { ...commonValues(site), ...values };
  const paragraphs = paragraphsOf(words.text);
  const place = paragraphs.findIndex(isLink);
  const filled = (some: readonly string[]) =>
    some
      // A value of several paragraphs is several; one that is empty leaves no gap.
      .flatMap((paragraph) => fillWords(paragraph, filling).trim().split('\n\n'))
      .filter((paragraph) => paragraph !== '');
  const before = place < 0 ? paragraphs : paragraphs.slice(0, place);
  const greeting = asLine(fillWords(words.greeting, filling));
  const { manuscript } = filling;
  const inSubject = manuscript === undefined ? filling : { ...filling, manuscript: shortened(manuscript) };
  return composeMail(site, {
    to,
    replyTo,
    key: name,
    subject: asLine(fillWords(words.subject, inSubject)),
    greeting: topLine ?? greeting,
    paragraphs: [...(topLine === undefined ? [] : [greeting]), ...filled(before)],
    ...(url === undefined ? {} : { action: { label: words.actionLabel, url, isSecret } }),
    after: place < 0 ? [] : filled(paragraphs.slice(place + 1)),
  });
}

/** An email with its values; `sendLetter` fills in the template. */
export const composeEmail = <F extends string>(
  site: SiteFacts,
  template: EmailTemplate<F>,
  fill: EmailFill<F>,
): TemplateEmail => ({
  to: fill.to,
  template: template.name,
  inWords: (words, contactEmail) => write({ ...site, contactEmail }, template, fill, words ?? template.words),
  copyTo: (to, copyNote) => {
    const { url, ...rest } = fill;
    const link = fill.isPublic && url !== undefined ? { url } : {};
    return composeEmail(site, template, { ...rest, ...link, to, topLine: copyNote });
  },
});
