import { useId } from 'react';
import * as t from '../../../messages/accounts.ts';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { PasswordRules } from '../../ui/forms/password-rules.tsx';

interface NewPasswordFieldsProps {
  readonly field: (name: 'password' | 'retypepassword') => object;
  readonly password: string;
  readonly label?: string;
}

/** A new password, twice, with its rules ticked as they are met. */
export function NewPasswordFields({ field, password, label = t.password() }: NewPasswordFieldsProps) {
  const rulesId = useId();
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        withAsterisk
        aria-describedby={rulesId}
        {...field('password')}
      />
      <PasswordRules id={rulesId} password={password} />
      <PasswordField label={t.retypePassword()} autoComplete="new-password" withAsterisk {...field('retypepassword')} />
    </>
  );
}
