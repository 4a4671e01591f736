import { z } from 'zod';
import type { BodyOf } from '../../../../contracts/call.ts';
import type { editorial } from '../../../../contracts/editorial.ts';
import { longestLetter, longestReason, mostDays } from '../../../../contracts/review-limits.ts';
import { decisionKinds, isRevision, type DecisionKind } from '../../../../contracts/review-values.ts';
import { prose } from '../../../../contracts/values.ts';
import * as t from '../../../../messages/editing.ts';
import { typedDays } from '../../../ui/forms/typed-numbers.ts';

/** A decision as typed; fields that its kind does not need are not sent. */
export const TypedDecision = z.object({
  kind: z.enum(decisionKinds, { error: t.chooseDecisionError }),
  letter: prose(t.theLetter, longestLetter),
  suggestedJournalId: z.string(),
  revisionDays: z.union([z.literal(''), typedDays(mostDays.revisionDays)]),
  overrideReason: z.union([z.literal(''), prose(t.theReason, longestReason)]),
});

/** The kind that a text names; null for every other. */
export const kindNamed = (text: string): DecisionKind | null => decisionKinds.find((kind) => kind === text) ?? null;

type Body = Omit<BodyOf<typeof editorial.decide>, 'version' | 'isMeant'>;

/** What is sent for it. */
export function decisionOf(typed: z.output<typeof TypedDecision>): Body {
  const { kind, letter, suggestedJournalId, revisionDays, overrideReason } = typed;
  return {
    kind,
    letter,
    ...(kind === 'unsuitable' && suggestedJournalId !== '' ? { suggestedJournalId } : {}),
    ...(isRevision(kind) && revisionDays !== '' ? { revisionDays } : {}),
    ...(overrideReason === '' ? {} : { overrideReason }),
  };
}

interface Drafted {
  readonly letter: string;
  /** The decision that the email was drafted for, as far as it was. */
  readonly draftedFor: DecisionKind | null;
  readonly kind: DecisionKind | null;
}

/** The decision that an email was drafted for, if it differs from the chosen one. */
export const otherDecision = ({ letter, draftedFor, kind }: Drafted): DecisionKind | null =>
  letter.trim() === '' || kind === null || draftedFor === kind ? null : draftedFor;
