import { NativeSelect, TextInput } from '@mantine/core';
import { userTitles } from '../../../contracts/constants.ts';
import styles from './account-frame.module.css';

interface PersonFieldsProps {
  readonly field: (name: 'title' | 'otherName' | 'surname' | 'affiliation') => object;
}

/** Who a person is and where they work. */
export function PersonFields({ field }: PersonFieldsProps) {
  return (
    <>
      <div className={`${styles.row} ${styles.names}`}>
        <NativeSelect
          label="Title"
          withAsterisk
          autoComplete="honorific-prefix"
          data={[{ value: '', label: 'Choose' }, ...userTitles]}
          {...field('title')}
        />
        <TextInput label="Other name" autoComplete="given-name" withAsterisk {...field('otherName')} />
        <TextInput label="Surname" autoComplete="family-name" withAsterisk {...field('surname')} />
      </div>
      <TextInput
        label="Affiliation"
        description="Your university, institute or company"
        autoComplete="organization"
        withAsterisk
        {...field('affiliation')}
      />
    </>
  );
}
