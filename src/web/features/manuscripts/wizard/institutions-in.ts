import { affiliationsIn } from '../../../../contracts/affiliations.ts';
import type { AffiliatedInstitution } from '../../../../contracts/institutions.ts';

/** The known institutions that are still in the typed affiliations: where the affiliation is the same, or still names them. */
export const institutionsIn = (typed: string, known: readonly AffiliatedInstitution[]): AffiliatedInstitution[] =>
  affiliationsIn(typed).flatMap((affiliation) => {
    const found = known.find((one) => one.affiliation === affiliation || affiliation.includes(one.name));
    return found ? [{ ...found, affiliation }] : [];
  });

/** What is being typed at the end of the affiliations: the words after the last comma or semicolon. */
export const wordsInProgress = (typed: string): string => /[^,;，、；؛]*$/.exec(typed)?.[0].trim() ?? '';

/** The affiliations with their last words replaced by an institution and its place. */
export function withInstitution(typed: string, name: string, place: string): string {
  const kept = typed.slice(0, typed.length - wordsInProgress(typed).length).trimEnd();
  const whole = [name, place].filter((part) => part !== '').join(', ');
  return kept === '' ? whole : `${kept} ${whole}`;
}
