import { Button } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { AccountFields } from '../../../../contracts/account-forms.ts';
import type { OpenInvitation } from '../../../../contracts/reviews.ts';
import { NewPassword } from '../../../../contracts/values.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { isStrong, PasswordRules } from '../../../ui/forms/password-rules.tsx';
import { ReadyFields } from '../../../ui/forms/ready-fields.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { CountryField } from '../../accounts/country-field.tsx';
import { PersonFields } from '../../accounts/person-fields.tsx';
import { TermsNote } from '../../accounts/terms-note.tsx';
import type { InvitationAnswer } from './answered-invitation.tsx';
import styles from './invitation.module.css';
import { useAcceptingAnew } from './use-accepting-anew.ts';

/** The account of an invited person: the address is the invitation's own. */
const InvitedAccount = AccountFields.omit({ email: true }).extend({ password: NewPassword });

interface AcceptFormProps {
  readonly token: string;
  readonly invitation: OpenInvitation;
  readonly onAccepted: (answer: InvitationAnswer) => void;
  readonly onBack: () => void;
}

/** The server names the fields by their place in what was sent. */
const ownFields = ({ message, fields }: ApiError) => ({
  message,
  fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name.replace(/^account\./, ''), text])),
});

const blankFor = ({ givenName, lastName }: OpenInvitation['invitee']) => ({
  title: '',
  otherName: givenName,
  surname: lastName,
  affiliation: '',
  country: '',
  password: '',
});

/** Accepting without an account: a short form makes one for the address that was invited. */
export function AcceptForm({ token, invitation, onAccepted, onBack }: AcceptFormProps) {
  const { invitee } = invitation;
  const rulesId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { form, problem, refuse, submit } = useContractForm(InvitedAccount, blankFor(invitee));
  const { accept, isPending } = useAcceptingAnew({
    token,
    invitation,
    onAccepted,
    onRefused: (error) => refuse(ownFields(error)),
  });
  const field = form.getInputProps;
  const send = submit(accept);
  return (
    <form method="post" noValidate onSubmit={send} className={styles.form}>
      <h2 ref={heading} tabIndex={-1}>
        Accept, and make your account
      </h2>
      <ReadyFields>
        <p>
          Your address is <strong>{invitee.email}</strong>; the link of our email has confirmed it.
        </p>
        <PersonFields field={field} />
        <CountryField {...field('country')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          withAsterisk
          aria-describedby={rulesId}
          {...field('password')}
        />
        <PasswordRules id={rulesId} password={form.values.password} />
        <TermsNote />
        {problem && <Message kind="bad">{problem}</Message>}
        <div className={styles.choices}>
          <Button
            type="submit"
            size="md"
            disabled={!isStrong(form.values.password)}
            aria-describedby={rulesId}
            loading={isPending}
          >
            Accept the review
          </Button>
          <Button size="md" variant="default" onClick={onBack}>
            Back
          </Button>
        </div>
      </ReadyFields>
    </form>
  );
}
