import { Checkbox, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Person } from '../../../contracts/administration.ts';
import { askedForChangeDays } from '../../../contracts/constants.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/administration.ts';
import { formatDay } from '../../ui/format-day.ts';
import { bdi } from '../../ui/message-tags.tsx';
import { Message } from '../../ui/forms/message.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { CountryField } from '../accounts/country-field.tsx';
import { PersonFields } from '../accounts/person-fields.tsx';
import styles from './people-panel.module.css';

type FieldName =
  | 'title'
  | 'otherName'
  | 'surname'
  | 'affiliation'
  | 'country'
  | 'email'
  | 'marketingCommunications'
  | 'currentPassword';

interface EditPersonFieldsProps {
  readonly person: Person;
  readonly field: (name: FieldName, options?: { readonly type: 'checkbox' }) => object;
  /** The typed email address. */
  readonly email: string;
  readonly asksPassword: boolean;
}

/** What a change of address entails. */
function AddressWaits({ person }: { person: Person }) {
  return (
    <Message kind="info">
      <p>
        {t.addressPending({
          days: askedForChangeDays,
          email: person.email,
          bdi,
        })}
      </p>
    </Message>
  );
}

/** In an older session, the server needs the administrator's password to change an address. */
function OwnPassword({ field }: { field: object }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <PasswordField
      ref={input}
      label={t.ownPassword()}
      description={t.ownPasswordHint()}
      autoComplete="current-password"
      withAsterisk
      {...field}
    />
  );
}

/** Administrators can unsubscribe a person, not subscribe them. */
function News({ person, field }: { person: Person; field: object }) {
  if (!person.marketingCommunications) return <p className={styles.soft}>{t.noNews()}</p>;
  return <Checkbox size="md" label={t.getsNews()} description={t.getsNewsHint()} {...field} />;
}

/** The fields of another person's profile. */
export function EditPersonFields({ person, field, email, asksPassword }: EditPersonFieldsProps) {
  const isOtherAddress = email.trim().toLowerCase() !== person.email;
  return (
    <>
      <p className={styles.soft}>{t.registered({ day: formatDay(person.createdAt.slice(0, 10)) })}</p>
      <PersonFields field={field} isOwn={false} />
      <CountryField {...field('country')} autoComplete="off" />
      <TextInput label={common.email()} type="email" autoComplete="off" withAsterisk {...field('email')} />
      {isOtherAddress && <AddressWaits person={person} />}
      {asksPassword && <OwnPassword field={field('currentPassword')} />}
      <News person={person} field={field('marketingCommunications', { type: 'checkbox' })} />
    </>
  );
}
