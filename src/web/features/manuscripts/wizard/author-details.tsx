import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { creditWords } from '../../../../contracts/credit-words.ts';
import { creditRoles } from '../../../../contracts/credit-roles.ts';
import { contributorKinds } from '../../../../contracts/contributors.ts';
import * as t from '../../../../messages/wizard.ts';
import type { AuthorFormValues } from './author-rules.ts';
import { asKind } from './authors.ts';
import styles from './author-form.module.css';

const kindWords = { person: t.kindPerson, 'single-name': t.kindSingleName, group: t.kindGroup } as const;

/** What may be said of an author beside the specified fields, folded until it is wanted. */
export function AuthorDetails({ form }: { form: AuthorFormValues }) {
  const { kind = 'person', originalName = '', hasContributedEqually = false, roles = [] } = form.values;
  return (
    <details className={styles.details}>
      <summary>{t.moreAboutAuthor()}</summary>
      <div className={styles.more}>
        <NativeSelect
          label={t.kindOfName()}
          data={contributorKinds.map((value) => ({ value, label: kindWords[value]() }))}
          value={kind}
          onChange={({ currentTarget: { value } }) => {
            const chosen = contributorKinds.find((one) => one === value) ?? 'person';
            form.setValues(asKind(form.values, chosen));
          }}
        />
        <TextInput
          label={t.originalName()}
          description={t.originalNameHelp()}
          dir="auto"
          {...form.getInputProps('originalName')}
          value={originalName}
        />
        <Checkbox
          label={t.contributedEqually()}
          checked={hasContributedEqually}
          onChange={({ currentTarget: { checked } }) => form.setFieldValue('hasContributedEqually', checked)}
        />
        <Checkbox.Group
          label={t.authorRoles()}
          description={t.authorRolesHelp()}
          value={roles}
          onChange={(chosen) =>
            form.setFieldValue(
              'roles',
              creditRoles.filter((role) => chosen.includes(role)),
            )
          }
        >
          <div className={styles.roles}>
            {creditRoles.map((role) => (
              <Checkbox key={role} value={role} label={creditWords[role]()} />
            ))}
          </div>
        </Checkbox.Group>
      </div>
    </details>
  );
}
