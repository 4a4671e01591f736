import { Select, type OptionsFilter, type SelectProps } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useState } from 'react';
import * as t from '../../../messages/accounts.ts';
import { countryChoices, findCountries } from './country-choices.ts';

// Screen readers skip an empty list box, so the message is an option that cannot be chosen.
const nothing = () => [{ value: '', label: t.noCountries(), disabled: true }];

const filter: OptionsFilter = ({ search }) => {
  const found = findCountries(search);
  return found.length > 0 ? found : nothing();
};

/** The choice of a country, searched by its English name. */
export function CountryField(props: Omit<SelectProps, 'data'>) {
  // The countries can be searched once the page has loaded.
  const isReady = useMounted();
  const isFaulty = Boolean(props.error);
  const [isOpen, setOpen] = useState(false);
  const [wasFaulty, setWasFaulty] = useState(isFaulty);
  if (isFaulty !== wasFaulty) {
    setWasFaulty(isFaulty);
    // The focus moves just before the error is shown.
    if (isFaulty) setOpen(false);
  }
  return (
    <Select
      label={t.country()}
      placeholder={isReady ? t.typeToSearch() : t.loadingCountries()}
      searchable
      // With an error, the list stays closed until a click, an email or an arrow, so that the error is read first.
      openOnFocus={!isFaulty}
      dropdownOpened={isOpen}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      // Enter chooses the first match.
      selectFirstOptionOnChange
      data={countryChoices}
      filter={filter}
      // The server and the browser may name countries differently, so the options render when they open.
      comboboxProps={{ withinPortal: false, keepMounted: false }}
      autoComplete="country-name"
      {...props}
    />
  );
}
