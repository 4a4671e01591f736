import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { mostCorrectedAuthors } from '../../../../contracts/corrections.ts';
import { changedIn, valuesOf, type Corrected } from './correction-values.ts';
import styles from './author-spellings.module.css';
import type { CorrectionInUse } from './use-correction-form.ts';

interface AuthorSpellingsProps {
  readonly correction: CorrectionInUse;
  readonly article: Corrected;
}

/** How the authors are written: their names and affiliations; nobody comes in or goes. */
export function AuthorSpellings({ correction: { form }, article }: AuthorSpellingsProps) {
  const [isOpen, setOpen] = useState(() => changedIn(form.values, article).articleAuthors !== undefined);
  const { length } = article.articleAuthors;
  if (length === 0 || length > mostCorrectedAuthors) return null;
  return (
    <div className={styles.spellings}>
      <Checkbox
        label="Correct how authors are written"
        description="Their names and affiliations; nobody is added or removed. A person’s change of name has no public notice, and so is not made here."
        checked={isOpen}
        onChange={({ currentTarget }) => {
          setOpen(currentTarget.checked);
          // What is out of sight again is left as it stands.
          if (!currentTarget.checked) form.setFieldValue('articleAuthors', valuesOf(article).articleAuthors);
        }}
      />
      {isOpen &&
        form.values.articleAuthors.map((_author, place) => (
          // They keep their order.
          // oxlint-disable-next-line react/no-array-index-key
          <fieldset key={place} className={styles.author}>
            <legend>Author {place + 1}</legend>
            <TextInput label="Given name" {...form.getInputProps(`articleAuthors.${place}.authorGivenName`)} />
            <TextInput
              label="Last name"
              withAsterisk
              {...form.getInputProps(`articleAuthors.${place}.authorLastName`)}
            />
            <Textarea
              className={styles.wide ?? ''}
              label="Affiliations"
              description="One a line."
              autosize
              minRows={1}
              {...form.getInputProps(`articleAuthors.${place}.affiliations`)}
            />
          </fieldset>
        ))}
      {typeof form.errors['articleAuthors'] === 'string' && (
        <p className={styles.error} role="alert">
          {form.errors['articleAuthors']}
        </p>
      )}
    </div>
  );
}
