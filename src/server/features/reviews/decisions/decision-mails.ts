import type { DecisionKind } from '../../../../contracts/review-values.ts';
import type { SiteFacts } from '../../../context.ts';
import type { DecisionRow } from '../../../db/schema/index.ts';
import { composeMail } from '../../../ports/mail/compose-mail.ts';
import type { OutgoingMail } from '../../../ports/mail/mail-transport.ts';
import { salutation } from '../../accounts/index.ts';
import { articleNumber } from '../../articles/index.ts';
import { composeLetter, reviewTemplates } from '../../letters/index.ts';
import type { FoundManuscript } from '../../manuscripts/index.ts';
import { invitedName, namedForEditors as named, onItsPage, onTheDesk } from '../review-words.ts';
import type { Colleague } from '../editor-mail.ts';
import { inWords } from './decision-rules.ts';

/** A letter that an editor wrote, with its own greeting where it has one. */
function written(letter: string, usual: string): { greeting: string; letter: string } {
  const [first = '', ...rest] = letter.split('\n\n');
  const isGreeting = /^dear [^\n]{1,200},$/i.test(first.trim());
  return isGreeting ? { greeting: first.trim(), letter: rest.join('\n\n') } : { greeting: usual, letter };
}

/** What letters to somebody about a manuscript name. */
const namedIn = (
  { manuscript, journal }: FoundManuscript,
  { title, surname }: Pick<Colleague, 'title' | 'surname'>,
) => ({
  title,
  surname,
  manuscript: manuscript.title,
  number: articleNumber(manuscript.id),
  journal: journal.title,
});

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
  decision: Pick<DecisionRow, 'letter'>,
  below: readonly string[] = [],
): OutgoingMail {
  const { greeting, letter } = written(decision.letter, salutation(found.author));
  return composeLetter(site, reviewTemplates.decision, {
    to: found.author.email,
    values: {
      ...namedIn(found, found.author),
      salutation: greeting,
      letter,
      enclosed: below.join('\n\n'),
    },
    url: onItsPage(site, found, '').url,
  });
}

/** Something that the submitting author is told about the course of a manuscript. */
export const courseMail = (
  site: SiteFacts,
  found: FoundManuscript,
  { key, paragraphs }: Omit<AuthorLetter, 'greeting'>,
): OutgoingMail => toAuthor(site, found, { key, greeting: salutation(found.author), paragraphs });

/** Asks an editor in chief to ratify a first decision. */
export const toRatifyMail = (site: SiteFacts, found: FoundManuscript, chief: Colleague): OutgoingMail =>
  composeLetter(site, reviewTemplates.toRatify, {
    to: chief.email,
    values: namedIn(found, chief),
    url: onTheDesk(site, found).url,
  });

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
  { kind }: { readonly kind: DecisionKind },
): OutgoingMail {
  return composeLetter(site, reviewTemplates.reviewerThanks, {
    to: reviewer.email,
    values: {
      reviewer: invitedName(reviewer),
      manuscript: manuscript.title,
      journal: journal.title,
      outcome: inWords[kind],
    },
  });
}

/** Tells somebody whose review is not needed any more. */
export function notNeededMail(
  site: SiteFacts,
  { manuscript, journal }: FoundManuscript,
  reviewer: Reviewer,
): OutgoingMail {
  return composeLetter(site, reviewTemplates.reviewNotNeeded, {
    to: reviewer.email,
    values: { reviewer: invitedName(reviewer), manuscript: manuscript.title, journal: journal.title },
  });
}
