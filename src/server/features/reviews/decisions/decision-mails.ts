import type { DecisionKind } from '../../../../contracts/review-values.ts';
import type { SiteFacts } from '../../../context.ts';
import type { DecisionRow } from '../../../db/schema/index.ts';
import { composeMail } from '../../../ports/mail/compose-mail.ts';
import type { OutgoingMail } from '../../../ports/mail/mail-transport.ts';
import { salutation } from '../../accounts/index.ts';
import type { FoundManuscript } from '../../manuscripts/index.ts';
import { invitedName, namedForEditors as named, onItsPage, onTheDesk } from '../review-words.ts';
import type { Colleague } from '../editor-mail.ts';
import { inWords } from './decision-rules.ts';

/** A letter that an editor wrote, with its own greeting where it has one. */
function written(letter: string, usual: string): { greeting: string; paragraphs: string[] } {
  const [first = '', ...rest] = letter.split('\n\n');
  const isGreeting = /^dear [^\n]{1,200},$/i.test(first.trim());
  return isGreeting ? { greeting: first.trim(), paragraphs: rest } : { greeting: usual, paragraphs: [letter] };
}

interface AuthorLetter {
  readonly key: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
}

const toAuthor = (site: SiteFacts, found: FoundManuscript, letter: AuthorLetter): OutgoingMail =>
  composeMail(site, {
    ...letter,
    to: found.author.email,
    subject: `About your manuscript for ${found.journal.title}`,
    action: onItsPage(site, found, 'Open the page of your manuscript'),
  });

/** The letter of a decision to the submitting author; `below` stands under what the editor wrote. */
export function decisionMail(
  site: SiteFacts,
  found: FoundManuscript,
  decision: Pick<DecisionRow, 'id' | 'letter'>,
  below: readonly string[] = [],
): OutgoingMail {
  const { greeting, paragraphs } = written(decision.letter, salutation(found.author));
  return toAuthor(site, found, { key: `decision:${decision.id}`, greeting, paragraphs: [...paragraphs, ...below] });
}

/** Something that the submitting author is told about the course of a manuscript. */
export const courseMail = (
  site: SiteFacts,
  found: FoundManuscript,
  { key, paragraphs }: Omit<AuthorLetter, 'greeting'>,
): OutgoingMail => toAuthor(site, found, { key, greeting: salutation(found.author), paragraphs });

/** Asks an editor in chief to ratify a first decision. */
export function toRatifyMail(site: SiteFacts, found: FoundManuscript, chief: Colleague, decision: DecisionRow) {
  return composeMail(site, {
    to: chief.email,
    key: `to-ratify:${decision.id}`,
    greeting: salutation(chief),
    subject: `A first decision of ${found.journal.title} waits for you`,
    paragraphs: [
      `An editor has taken a first decision about ${named(found)}. Please ratify it, or return it to the editor with a remark. The authors hear of it only then.`,
    ],
    action: onTheDesk(site, found),
  });
}

/** Tells the editor what became of a first decision. */
export function ratificationMail(site: SiteFacts, found: FoundManuscript, editor: Colleague, decision: DecisionRow) {
  const isRatified = decision.ratification === 'ratified';
  const remark = decision.remark ? ['The editor in chief remarks:', decision.remark] : [];
  return composeMail(site, {
    to: editor.email,
    key: `ratification:${decision.id}`,
    greeting: salutation(editor),
    subject: isRatified
      ? `Your decision for ${found.journal.title} is ratified`
      : `Your decision for ${found.journal.title} comes back to you`,
    paragraphs: [
      isRatified
        ? `Your first decision about ${named(found)} is ratified, and its letter has gone to the authors.`
        : `Your first decision about ${named(found)} comes back to you. The authors have not heard of it.`,
      ...remark,
    ],
    action: onTheDesk(site, found),
  });
}

interface Reviewer {
  readonly email: string;
  readonly givenName: string;
  readonly lastName: string;
}

/** Thanks a reviewer after the decision, and says which it was; nothing of who wrote the manuscript. */
export function thanksMail(
  site: SiteFacts,
  { manuscript, journal }: FoundManuscript,
  reviewer: Reviewer,
  decision: { readonly id: string; readonly kind: DecisionKind },
): OutgoingMail {
  return composeMail(site, {
    to: reviewer.email,
    key: `reviewer-thanks:${decision.id}`,
    greeting: `Dear ${invitedName(reviewer)},`,
    subject: `Thank you for your review for ${journal.title}`,
    paragraphs: [
      `Thank you for your report on “${manuscript.title}”. It has helped the editors of ${journal.title} to decide: the manuscript has been ${inWords[decision.kind]}.`,
    ],
  });
}

/** Tells somebody whose review is not needed any more. */
export function notNeededMail(
  site: SiteFacts,
  { manuscript, journal }: FoundManuscript,
  reviewer: Reviewer & { readonly id: string },
): OutgoingMail {
  return composeMail(site, {
    to: reviewer.email,
    key: `review-not-needed:${reviewer.id}`,
    greeting: `Dear ${invitedName(reviewer)},`,
    subject: `Your review for ${journal.title} is no longer needed`,
    paragraphs: [
      `We asked you to review “${manuscript.title}” for ${journal.title}. The review is no longer needed, and there is nothing left for you to do. Thank you for your readiness to help.`,
    ],
  });
}
