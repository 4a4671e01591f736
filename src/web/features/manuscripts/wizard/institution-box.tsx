import { Combobox, TextInput, useCombobox, type TextInputProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { institutions as calls, type Institution } from '../../../../contracts/institutions.ts';
import * as t from '../../../../messages/wizard.ts';
import { useCall } from '../../../api/use-call.ts';
import styles from './author-form.module.css';

/** Milliseconds without a key before the register is asked. */
const pause = 200;
const fewestLetters = 3;

interface InstitutionBoxProps {
  /** The words that the register is asked for. */
  readonly sought: string;
  readonly field: TextInputProps & { readonly 'data-path'?: string };
  readonly onType: (typed: string) => void;
  readonly onChoose: (chosen: Institution) => void;
}

/** A line of text, with suggestions from the register of institutions. */
export function InstitutionBox({ sought, field, onType, onChoose }: InstitutionBoxProps) {
  const box = useCombobox({ onDropdownClose: () => box.resetSelectedOption() });
  const [name] = useDebouncedValue(sought, pause);
  const isAsked = box.dropdownOpened && name.length >= fewestLetters;
  const offered = useCall(calls.search, { query: { name } }, { enabled: isAsked, keepsLast: true }).data ?? [];
  return (
    <Combobox
      store={box}
      withinPortal={false}
      onOptionSubmit={(ror) => {
        const chosen = offered.find((one) => one.ror === ror);
        if (chosen) onChoose(chosen);
        box.closeDropdown();
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          dir="auto"
          autoComplete="off"
          {...field}
          onChange={({ currentTarget: { value } }) => {
            onType(value);
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
  );
}
