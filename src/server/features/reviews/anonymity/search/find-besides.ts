import type { AnonymityFinding } from '../../../../../contracts/review-values.ts';
import type { Passage } from '../../../../ports/inspection/document-inspector.ts';
import { findOrcids } from './find-addresses.ts';
import { isNamedIn } from './find-in-properties.ts';
import { findInstitution, institutionsIn } from './find-institutions.ts';
import type { Person } from './find-names.ts';
import { wordsOf } from './words.ts';

/** The first of them are enough to go and look. */
const most = 20;

/** As bookmarks name the works that are cited: `ref-doe2019`, `Doe_etal_2019`. */
const citation = /\p{L}[\p{L}'’-]*[-_ .(]*(?:et[-_ .]*al)?[-_ .(]*(?:1[789]|20)\d\d(?!\d)/gu;

/** What a copy keeps beside its text and names somebody, with the part where it stands: attributes, links, data within pictures. */
export function findBesides(file: string, passages: readonly Passage[], people: readonly Person[]): AnonymityFinding[] {
  const institutions = people.flatMap(({ affiliation }) => institutionsIn(affiliation));
  const findings = passages
    .filter(({ place }) => place === 'beside')
    .flatMap(({ text }): AnonymityFinding[] => {
      const [, part = '', found = ''] = /^(\S+): (.*)$/s.exec(text) ?? [];
      const bare = found.replaceAll(citation, ' ');
      const isNamed =
        people.some((person) => isNamedIn(bare, person)) ||
        institutions.some((sought) => findInstitution(wordsOf(bare), sought).length > 0);
      const excerpt = `In what the file keeps beside its text (${part}): ${found}`.toWellFormed();
      // Whose it is cannot be known.
      const kind = isNamed ? 'metadata' : findOrcids(found).length > 0 ? 'orcid' : null;
      return kind === null ? [] : [{ kind, file, excerpt, page: null }];
    });
  return findings.slice(0, most);
}
