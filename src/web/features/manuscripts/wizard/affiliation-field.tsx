import type { TextInputProps } from '@mantine/core';
import type { AffiliatedInstitution } from '../../../../contracts/institutions.ts';
import * as t from '../../../../messages/wizard.ts';
import { bdi } from '../../../ui/message-tags.tsx';
import styles from './author-form.module.css';
import { InstitutionBox } from './institution-box.tsx';
import { institutionsIn, withInstitution, wordsInProgress } from './institutions-in.ts';

interface AffiliationFieldProps {
  readonly typed: string;
  readonly known: readonly AffiliatedInstitution[];
  readonly field: TextInputProps;
  readonly onType: (typed: string, institutions: AffiliatedInstitution[]) => void;
}

/** The affiliations of an author, with suggestions from the register of institutions. */
export function AffiliationField({ typed, known, field, onType }: AffiliationFieldProps) {
  return (
    <div>
      <InstitutionBox
        sought={wordsInProgress(typed)}
        field={{ label: t.affiliation(), description: t.affiliationHelp(), withAsterisk: true, ...field }}
        onType={(next) => onType(next, institutionsIn(next, known))}
        onChoose={({ name, place, ror }) => {
          const next = withInstitution(typed, name, place);
          onType(next, institutionsIn(next, [{ affiliation: next, name, ror }, ...known]));
        }}
      />
      {known.length > 0 && (
        <ul className={styles.institutions}>
          {known.map(({ affiliation, name: institution }) => (
            <li key={affiliation}>{t.institutionFound({ name: institution, bdi })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
