import { Combobox, TextInput, useCombobox, type TextInputProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  institutions as calls,
  type AffiliatedInstitution,
  type Institution,
} from '../../../../contracts/institutions.ts';
import * as t from '../../../../messages/wizard.ts';
import { useCall } from '../../../api/use-call.ts';
import { bdi } from '../../../ui/message-tags.tsx';
import styles from './author-form.module.css';
import { institutionsIn, withInstitution, wordsInProgress } from './institutions-in.ts';

/** Milliseconds without a key before the register is asked. */
const pause = 200;
const fewestLetters = 3;

interface AffiliationFieldProps {
  readonly typed: string;
  readonly known: readonly AffiliatedInstitution[];
  readonly field: TextInputProps;
  readonly onType: (typed: string, institutions: AffiliatedInstitution[]) => void;
}

/** The affiliations of an author, with suggestions from the register of institutions. */
export function AffiliationField({ typed, known, field, onType }: AffiliationFieldProps) {
  const box = useCombobox({ onDropdownClose: () => box.resetSelectedOption() });
  const [name] = useDebouncedValue(wordsInProgress(typed), pause);
  const isAsked = box.dropdownOpened && name.length >= fewestLetters;
  const offered = useCall(calls.search, { query: { name } }, { enabled: isAsked, keepsLast: true }).data ?? [];
  const choose = (chosen: Institution) => {
    const next = withInstitution(typed, chosen.name, chosen.place);
    onType(next, institutionsIn(next, [{ affiliation: next, name: chosen.name, ror: chosen.ror }, ...known]));
    box.closeDropdown();
  };
  return (
    <div>
      <Combobox
        store={box}
        onOptionSubmit={(ror) => {
          const chosen = offered.find((one) => one.ror === ror);
          if (chosen) choose(chosen);
        }}
      >
        <Combobox.Target withExpandedAttribute>
          <TextInput
            label={t.affiliation()}
            description={t.affiliationHelp()}
            withAsterisk
            dir="auto"
            autoComplete="off"
            {...field}
            onChange={({ currentTarget: { value } }) => {
              onType(value, institutionsIn(value, known));
              box.openDropdown();
            }}
            onBlur={() => box.closeDropdown()}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={!isAsked || offered.length === 0}>
          <Combobox.Options aria-label={t.institutionsFound()}>
            {offered.map((one) => (
              <Combobox.Option key={one.ror} value={one.ror}>
                <bdi>{one.name}</bdi> <span className={styles.place}>{one.place}</span>
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
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
