import { Button } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import { AccountFields } from '../../../../contracts/account-forms.ts';
import { accounts } from '../../../../contracts/accounts.ts';
import type { BodyOf } from '../../../../contracts/call.ts';
import { pages } from '../../../../contracts/pages.ts';
import { reviews, type OpenInvitation } from '../../../../contracts/reviews.ts';
import { NewPassword } from '../../../../contracts/values.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/reviewing.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { startSession } from '../../../session/session.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { isStrong, PasswordRules } from '../../../ui/forms/password-rules.tsx';
import { ReadyFields } from '../../../ui/forms/ready-fields.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { strong } from '../../../ui/message-tags.tsx';
import { showNotice } from '../../../ui/notices/notices.ts';
import { CountryField } from '../../accounts/country-field.tsx';
import { PersonFields } from '../../accounts/person-fields.tsx';
import { TermsNote } from '../../accounts/terms-note.tsx';
import type { InvitationAnswer } from './answered-invitation.tsx';
import styles from './invitation.module.css';

type Account = NonNullable<BodyOf<typeof reviews.accept>['account']>;

interface AcceptingAnew {
  readonly token: string;
  readonly invitation: OpenInvitation;
  readonly onAccepted: (answer: InvitationAnswer) => void;
  readonly onRefused: (error: ApiError) => void;
}

/** Accepts with a new account, logs in with its password and opens the review. */
function useAcceptingAnew({ token, invitation: { invitee }, onAccepted, onRefused }: AcceptingAnew) {
  const navigate = useNavigate();
  const accepting = useCallMutation(reviews.accept);
  const login = useCallMutation(accounts.login);
  const begin = (answer: InvitationAnswer & { is: 'accepted' }, { password }: Account) =>
    login.mutate(
      { body: { email: invitee.email, password } },
      {
        onSuccess: (session) => {
          onAccepted(answer);
          startSession(session);
          showNotice('good', answer.message);
          void navigate(pages.review.href({ invitationId: answer.invitationId }));
        },
        // The account exists; only the login failed.
        onError: () => onAccepted(answer),
      },
    );
  const accept = (account: Account) =>
    accepting.mutate(
      { params: { token }, body: { account } },
      {
        onSuccess: ({ message, invitationId }) => begin({ is: 'accepted', message, invitationId }, account),
        onError: onRefused,
      },
    );
  return { accept, isPending: accepting.isPending || login.isPending };
}

/** The account of an invited person; the invitation gives its email. */
const InvitedAccount = AccountFields.omit({ email: true }).extend({ password: NewPassword });

interface AcceptFormProps {
  readonly token: string;
  readonly invitation: OpenInvitation;
  readonly onAccepted: (answer: InvitationAnswer) => void;
  readonly onBack: () => void;
}

/** The server prefixes the names of the fields with `account.`. */
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

/** Accepts without an account: a short form creates one for the invited email. */
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
        {t.acceptWithAccountTitle()}
      </h2>
      <ReadyFields>
        <p>{t.invitedAddress({ email: invitee.email, strong })}</p>
        <PersonFields field={field} />
        <CountryField {...field('country')} />
        <PasswordField
          label={t.password()}
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
            {t.acceptWithAccount()}
          </Button>
          <Button size="md" variant="default" onClick={onBack}>
            {common.back()}
          </Button>
        </div>
      </ReadyFields>
    </form>
  );
}
