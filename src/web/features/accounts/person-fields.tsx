import { NativeSelect, TextInput } from '@mantine/core';
import { userTitles } from '../../../contracts/constants.ts';
import * as t from '../../../messages/accounts.ts';
import styles from './account-frame.module.css';

interface PersonFieldsProps {
  readonly field: (name: 'title' | 'otherName' | 'surname' | 'affiliation') => object;
  /** False for another person: the browser must not fill in its owner’s details. */
  readonly isOwn?: boolean;
}

/** The name and affiliation of a person. */
export function PersonFields({ field, isOwn = true }: PersonFieldsProps) {
  const filledBy = (token: string) => (isOwn ? token : 'off');
  return (
    <>
      <div className={`${styles.row} ${styles.names}`}>
        <NativeSelect
          label={t.title()}
          withAsterisk
          autoComplete={filledBy('honorific-prefix')}
          data={[{ value: '', label: t.chooseTitle() }, ...userTitles]}
          {...field('title')}
        />
        <TextInput
          label={t.otherName()}
          placeholder={t.otherNameHint()}
          autoComplete={filledBy('given-name')}
          withAsterisk
          {...field('otherName')}
        />
        <TextInput label={t.surname()} autoComplete={filledBy('family-name')} withAsterisk {...field('surname')} />
      </div>
      <TextInput
        label={t.affiliation()}
        description={t.affiliationHelp()}
        autoComplete={filledBy('organization')}
        withAsterisk
        {...field('affiliation')}
      />
    </>
  );
}
