import { useEffect, useRef } from 'react';
import { affiliationsIn } from '../../../../contracts/affiliations.ts';
import { institutions as calls, type AffiliatedInstitution } from '../../../../contracts/institutions.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import type { AuthorFields, StepProps } from './draft.ts';
import { institutionsIn } from './institutions-in.ts';

/** The affiliations of an author whose institution is not known. */
const withoutInstitution = ({ authorAffiliation, institutions = [] }: AuthorFields): string[] =>
  affiliationsIn(authorAffiliation).filter((one) => !institutions.some(({ affiliation }) => affiliation === one));

const withMatches = (author: AuthorFields, matches: readonly AffiliatedInstitution[]): AuthorFields => ({
  ...author,
  institutions: institutionsIn(author.authorAffiliation, [...(author.institutions ?? []), ...matches]),
});

/** How many the server answers at once; the rest are asked with the next change. */
const mostAsked = 400;

/** Looks up the affiliations of listed authors in the register of institutions, each once. A failure only leaves them unknown. */
export function useInstitutionMatches(authors: readonly AuthorFields[], change: StepProps['change']): void {
  const asked = useRef(new Set<string>());
  const { mutateAsync: match } = useCallMutation(calls.match);
  useEffect(() => {
    const affiliations = [...new Set(authors.flatMap(withoutInstitution))]
      .filter((one) => !asked.current.has(one))
      .slice(0, mostAsked);
    if (affiliations.length === 0) return;
    for (const affiliation of affiliations) asked.current.add(affiliation);
    match({ body: { affiliations } }).then(
      (matches) => {
        if (matches.length > 0)
          change((draft) => ({ authors: draft.authors.map((author) => withMatches(author, matches)) }));
      },
      () => undefined,
    );
  }, [authors, change, match]);
}
