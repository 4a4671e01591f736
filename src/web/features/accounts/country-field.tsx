import { Select, type OptionsFilter, type SelectProps } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useState } from 'react';
import { countryChoices, findCountries } from './country-choices.ts';

// An empty list box is none to a screen reader, so that the message is an option that cannot be chosen.
const nothing = [{ value: '', label: 'No options', disabled: true }];

const filter: OptionsFilter = ({ search }) => {
  const found = findCountries(search);
  return found.length > 0 ? found : nothing;
};

/** The choice of a country, searched by its English name. */
export function CountryField(props: Omit<SelectProps, 'data'>) {
  // Until the page can search them, the countries are on their way.
  const isReady = useMounted();
  const isFaulty = Boolean(props.error);
  const [isOpen, setOpen] = useState(false);
  const [wasFaulty, setWasFaulty] = useState(isFaulty);
  if (isFaulty !== wasFaulty) {
    setWasFaulty(isFaulty);
    // The focus comes a moment before the error is shown.
    if (isFaulty) setOpen(false);
  }
  return (
    <Select
      label="Country"
      placeholder={isReady ? 'Type to search' : 'Loading...'}
      searchable
      // Led here by its error, one reads that first: the list opens with a click, a letter or an arrow then.
      openOnFocus={!isFaulty}
      dropdownOpened={isOpen}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      // One who has typed enough presses Enter.
      selectFirstOptionOnChange
      data={countryChoices}
      filter={filter}
      // Names may differ by a word between the server's list and the browser's: the options are made when they open.
      comboboxProps={{ withinPortal: false, keepMounted: false }}
      autoComplete="country-name"
      {...props}
    />
  );
}
