import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useEffect, useRef, type RefObject } from 'react';
import { authorTitles } from '../../../../contracts/constants.ts';
import type { ManuscriptAuthor } from '../../../../contracts/contributors.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/wizard.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { AffiliationField } from './affiliation-field.tsx';
import { AuthorDetails } from './author-details.tsx';
import styles from './author-form.module.css';
import { wholeName } from './author-paste/read-name.ts';
import { authorRules, missingFields, type AuthorFormValues } from './author-rules.ts';
import type { AuthorFields } from './draft.ts';

interface AuthorFormProps {
  readonly initial: AuthorFields;
  readonly isEditing: boolean;
  readonly isAdmin: boolean;
  /** Whether the first field takes the focus, because the form has been opened again. */
  readonly takesFocus: boolean;
  readonly onType: (author: AuthorFields) => void;
  /** Takes the author, or says why not. */
  readonly onSave: (author: ManuscriptAuthor) => string | null;
  readonly onCancel: () => void;
}

interface NameFieldsProps {
  readonly form: AuthorFormValues;
  readonly first: RefObject<(HTMLSelectElement & HTMLInputElement) | null>;
}

/** Title and names, as the kind of name has them; a whole name typed as the given name is put into all three. */
function NameFields({ form, first }: NameFieldsProps) {
  const field = form.getInputProps;
  const { kind = 'person' } = form.values;
  if (kind === 'group')
    return <TextInput ref={first} label={t.groupName()} withAsterisk dir="auto" {...field('authorLastName')} />;
  const isPerson = kind === 'person';
  return (
    <div className={styles.names}>
      <NativeSelect
        ref={first}
        label={common.title()}
        withAsterisk
        data={[{ value: '', label: t.chooseTitle() }, ...authorTitles]}
        {...field('authorTitle')}
      />
      {isPerson && (
        <TextInput
          label={t.givenName()}
          description={t.wholeNameHelp()}
          withAsterisk
          dir="auto"
          {...field('authorGivenName')}
          onBlur={() => form.setValues(wholeName(form.values))}
        />
      )}
      <TextInput label={isPerson ? t.lastName() : t.onlyName()} withAsterisk dir="auto" {...field('authorLastName')} />
    </div>
  );
}

/** An author, to add one or to change one. */
export function AuthorForm(props: AuthorFormProps) {
  const { initial, isEditing, isAdmin, takesFocus, onType, onSave, onCancel } = props;
  const { form, problem, setProblem, submit } = useContractForm(authorRules(isAdmin), initial);
  const first = useRef<HTMLSelectElement & HTMLInputElement>(null);
  const { values } = form;
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);
  useEffect(() => onType(values), [onType, values]);

  const save = submit((author) => setProblem(onSave(author)));
  const field = form.getInputProps;
  const needsEmail = !isAdmin && values.kind !== 'group';
  const hasErrors = Object.keys(form.errors).length > 0;
  const refused = missingFields(values, isAdmin).length > 0 ? t.authorFieldsMissing() : t.authorNotAdded();
  return (
    <form className={styles.form} method="post" noValidate onSubmit={save}>
      <h3 className={styles.heading}>{isEditing ? t.editAuthorTitle() : t.addAuthorTitle()}</h3>
      <NameFields form={form} first={first} />
      <TextInput
        label={common.email()}
        type="email"
        withAsterisk={needsEmail}
        description={!needsEmail ? t.emailHelpOptional() : t.letterHelp()}
        {...field('authorEmail')}
      />
      <AffiliationField
        typed={values.authorAffiliation}
        known={values.institutions ?? []}
        field={field('authorAffiliation')}
        onType={(authorAffiliation, institutions) => form.setValues({ authorAffiliation, institutions })}
      />
      <AuthorDetails form={form} />
      {hasErrors && <Message kind="bad">{refused}</Message>}
      {problem && <Message kind="bad">{problem}</Message>}
      <div className={styles.actions}>
        <Button type="submit" variant="default">
          {isEditing ? t.saveAuthor() : t.addAuthor()}
        </Button>
        {isEditing && (
          <Button variant="subtle" onClick={onCancel}>
            {common.cancel()}
          </Button>
        )}
      </div>
    </form>
  );
}
