import { NativeSelect, TextInput } from '@mantine/core';
import { userTitles } from '../../../contracts/constants.ts';
import styles from './account-frame.module.css';

interface PersonFieldsProps {
  readonly field: (name: 'title' | 'otherName' | 'surname' | 'affiliation') => object;
  /** False where somebody else is described: then the browser must not offer what it knows of its owner. */
  readonly isOwn?: boolean;
}

/** Who a person is and where they work. */
export function PersonFields({ field, isOwn = true }: PersonFieldsProps) {
  const filledBy = (token: string) => (isOwn ? token : 'off');
  return (
    <>
      <div className={`${styles.row} ${styles.names}`}>
        <NativeSelect
          label="Title"
          withAsterisk
          autoComplete={filledBy('honorific-prefix')}
          data={[{ value: '', label: 'Choose' }, ...userTitles]}
          {...field('title')}
        />
        <TextInput label="Other name" autoComplete={filledBy('given-name')} withAsterisk {...field('otherName')} />
        <TextInput label="Surname" autoComplete={filledBy('family-name')} withAsterisk {...field('surname')} />
      </div>
      <TextInput
        label="Affiliation"
        description={isOwn ? 'Your university, institute or company' : 'The university, institute or company'}
        autoComplete={filledBy('organization')}
        withAsterisk
        {...field('affiliation')}
      />
    </>
  );
}
