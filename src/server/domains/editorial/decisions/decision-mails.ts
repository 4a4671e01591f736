import type { DecisionKind } from '../../../../contracts/review-values.ts';
import * as t from '../../../../messages/editorial-emails.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import type { SiteFacts } from '../../../context.ts';
import type { DecisionRow } from '../../../db/schema/index.ts';
import { salutation } from '../../accounts/index.ts';
import { composeEmail, reviewTemplates, type TemplateEmail } from '../../emails/index.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { aboutManuscript, followUrl, invitedName, namedTo } from '../review-words.ts';
import { toEditor, type Colleague } from '../editors-to-tell.ts';
import { inSubject, inWords } from './decision-rules.ts';

/** An email that an editor wrote, with its own greeting where it has one. */
function written(letter: string, usual: string): { greeting: string; letter: string } {
  const [first = '', ...rest] = letter.split('\n\n');
  const isGreeting = /^dear [^\n]{1,200},$/i.test(first.trim());
  return isGreeting ? { greeting: first.trim(), letter: rest.join('\n\n') } : { greeting: usual, letter };
}

/** The decision letter to the submitting author; `below` follows what the editor wrote. */
export function decisionMail(
  site: SiteFacts,
  found: FoundManuscript,
  decision: Pick<DecisionRow, 'letter' | 'kind'>,
  below: readonly string[] = [],
): TemplateEmail {
  const { greeting, letter } = written(decision.letter, salutation(found.author));
  const { to, values } = namedTo(found.author, found);
  return composeEmail(site, reviewTemplates.decision, {
    to,
    values: {
      ...values,
      decided: inSubject[decision.kind](),
      salutation: greeting,
      letter,
      enclosed: below.join('\n\n'),
    },
    url: followUrl(site, found),
  });
}

/** Asks an editor in chief to ratify a first decision. */
export const toRatifyMail = (site: SiteFacts, found: FoundManuscript, chief: Colleague): TemplateEmail =>
  composeEmail(site, reviewTemplates.toRatify, toEditor(site, found, chief));

/** Tells the editor what became of a first decision. */
export function ratificationMail(
  site: SiteFacts,
  found: FoundManuscript,
  editor: Colleague,
  decision: DecisionRow,
): TemplateEmail {
  const { values, ...letter } = toEditor(site, found, editor);
  const template = decision.ratification === 'ratified' ? reviewTemplates.ratified : reviewTemplates.sentBack;
  const remark = decision.remark ? t.chiefRemarks({ remark: decision.remark }) : '';
  return composeEmail(site, template, { ...letter, values: { ...values, remark } });
}

/** What a colleague did about a decision. */
export type ColleaguesAct = 'retract-decision' | 'send-back' | 'uphold' | 'reopen';

const acts: Record<ColleaguesAct, PlainMessage> = {
  'retract-decision': t.colleagueRetracted,
  'send-back': t.colleagueSentBack,
  uphold: t.colleagueUpheld,
  reopen: t.colleagueReopened,
};

/** Tells an editor what a colleague did about a decision. */
export function colleagueMail(
  site: SiteFacts,
  found: FoundManuscript,
  editor: Colleague,
  { act, colleague }: { readonly act: ColleaguesAct; readonly colleague: string },
): TemplateEmail {
  const { values, ...letter } = toEditor(site, found, editor);
  const whatHappened = acts[act]();
  return composeEmail(site, reviewTemplates.colleagueDecided, {
    ...letter,
    values: { ...values, colleague, whatHappened },
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
  found: FoundManuscript,
  reviewer: Reviewer,
  { kind }: { readonly kind: DecisionKind },
): TemplateEmail {
  const openReview = kind === 'accept' && found.journal.publishesReviews ? t.reviewsChosen() : '';
  return composeEmail(site, reviewTemplates.reviewerThanks, {
    to: reviewer.email,
    values: { reviewer: invitedName(reviewer), ...aboutManuscript(found), outcome: inWords[kind](), openReview },
  });
}

/** Tells a reviewer that the review is no longer needed. */
export function notNeededMail(site: SiteFacts, found: FoundManuscript, reviewer: Reviewer): TemplateEmail {
  return composeEmail(site, reviewTemplates.reviewNotNeeded, {
    to: reviewer.email,
    values: { reviewer: invitedName(reviewer), ...aboutManuscript(found) },
  });
}
