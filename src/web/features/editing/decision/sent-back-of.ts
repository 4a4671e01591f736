import type { EditorsDecision, EditorsManuscript } from '../../../../contracts/editorial-values.ts';

/** The decision that came back from the editor in chief, while nobody has decided again. */
export function sentBackOf({
  round,
  decisions,
}: Pick<EditorsManuscript, 'round' | 'decisions'>): EditorsDecision | undefined {
  // The server gives them oldest first.
  const last = decisions.at(-1);
  return last?.round === round && last.ratification === 'sent-back' ? last : undefined;
}
