import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { authorTitles } from '../../../../contracts/constants.ts';
import type { ManuscriptAuthor } from '../../../../contracts/manuscript-values.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import styles from './author-form.module.css';
import { authorRules, missingFields } from './author-rules.ts';
import type { AuthorFields } from './draft.ts';

interface AuthorFormProps {
  readonly initial: AuthorFields;
  readonly isEditing: boolean;
  readonly isAdmin: boolean;
  /** Whether the first field takes the focus, because the form has been opened anew. */
  readonly takesFocus: boolean;
  readonly onType: (author: AuthorFields) => void;
  /** Takes the author, or says why not. */
  readonly onSave: (author: ManuscriptAuthor) => string | null;
  readonly onCancel: () => void;
}

/** The five fields of an author, to add one or to change one. */
export function AuthorForm(props: AuthorFormProps) {
  const { initial, isEditing, isAdmin, takesFocus, onType, onSave, onCancel } = props;
  const { form, problem, setProblem, submit } = useContractForm(authorRules(isAdmin), initial);
  const first = useRef<HTMLSelectElement>(null);
  const { values } = form;
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);
  useEffect(() => onType(values), [onType, values]);

  const save = submit((author) => setProblem(onSave(author)));
  const field = form.getInputProps;
  const hasErrors = Object.keys(form.errors).length > 0;
  const refused =
    missingFields(values, isAdmin).length > 0
      ? 'Please fill all the fields to add an author'
      : 'Author could not be added, please check the form and try again';
  return (
    <form className={styles.form} method="post" noValidate onSubmit={save}>
      <h3 className={styles.heading}>{isEditing ? 'Edit author' : 'Add an author'}</h3>
      <div className={styles.names}>
        <NativeSelect
          ref={first}
          label="Title"
          withAsterisk
          data={[{ value: '', label: 'Choose' }, ...authorTitles]}
          {...field('authorTitle')}
        />
        <TextInput label="Given name" withAsterisk dir="auto" {...field('authorGivenName')} />
        <TextInput label="Last name" withAsterisk dir="auto" {...field('authorLastName')} />
      </div>
      <TextInput
        label="Email"
        type="email"
        withAsterisk={!isAdmin}
        description={isAdmin ? 'You may leave it out. It is never shown to readers.' : 'It is never shown to readers.'}
        {...field('authorEmail')}
      />
      <TextInput
        label="Affiliation"
        description="Separate several with semicolons."
        withAsterisk
        dir="auto"
        {...field('authorAffiliation')}
      />
      {hasErrors && <Message kind="bad">{refused}</Message>}
      {problem && <Message kind="bad">{problem}</Message>}
      <div className={styles.actions}>
        <Button type="submit" variant="default">
          {isEditing ? 'Save changes' : 'Add author'}
        </Button>
        {isEditing && (
          <Button variant="subtle" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
