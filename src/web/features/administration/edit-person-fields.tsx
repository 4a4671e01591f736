import { Checkbox, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Person } from '../../../contracts/administration.ts';
import { askedForChangeDays } from '../../../contracts/constants.ts';
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
  /** What stands in the field for the address. */
  readonly email: string;
  readonly asksPassword: boolean;
}

/** What another address brings with it, said before it is sent. */
function AddressWaits({ person }: { person: Person }) {
  return (
    <Message kind="info">
      <p>
        Another address waits {askedForChangeDays} days: the link that we send to it works only then. An email to{' '}
        <bdi>{person.email}</bdi> says at once that an administrator asked for it, with a way to cancel it.
      </p>
      <p>An address that somebody else’s account has gets no link, and nothing changes.</p>
    </Message>
  );
}

/** The server takes another address from an older sign-in only with the password of whoever is signed in. */
function OwnPassword({ field }: { field: object }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <PasswordField
      ref={input}
      label="Your own password"
      description="You signed in a while ago. Before an address changes, show that it is you."
      autoComplete="current-password"
      withAsterisk
      {...field}
    />
  );
}

/** Nobody asks for news in somebody else's name: they can only be ended. */
function News({ person, field }: { person: Person; field: object }) {
  if (!person.marketingCommunications)
    return (
      <p className={styles.soft}>Gets no news by email. Only the person can ask for them, in their own profile.</p>
    );
  return (
    <Checkbox
      size="md"
      label="Gets news of journals and calls for papers by email"
      description="You can end this for them. Only they can ask for it again."
      {...field}
    />
  );
}

/** The fields of somebody else's profile. */
export function EditPersonFields({ person, field, email, asksPassword }: EditPersonFieldsProps) {
  const isOtherAddress = email.trim().toLowerCase() !== person.email;
  return (
    <>
      <PersonFields field={field} isOwn={false} />
      <CountryField {...field('country')} autoComplete="off" />
      <TextInput label="Email" type="email" autoComplete="off" withAsterisk {...field('email')} />
      {isOtherAddress && <AddressWaits person={person} />}
      {asksPassword && <OwnPassword field={field('currentPassword')} />}
      <News person={person} field={field('marketingCommunications', { type: 'checkbox' })} />
    </>
  );
}
