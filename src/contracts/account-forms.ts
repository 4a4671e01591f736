import * as t from '../messages/contracts.ts';
import { z } from 'zod';
import { userTitles } from './constants.ts';
import { Country } from './countries.ts';
import { Email, line, NewPassword } from './values.ts';

/** The fields of an account that a person fills in. */
export const AccountFields = z.object({
  email: Email,
  title: z.enum(userTitles, { error: t.chooseTitle }),
  surname: line(t.surname, 100),
  otherName: line(t.otherName, 100),
  affiliation: line(t.affiliation, 300),
  country: Country.default(''),
});

/** The rule that two fields hold the same. */
export const retyped = (first: string, second: string) => ({
  path: [second],
  error: t.passwordsDiffer,
  // The two are compared whatever else is amiss, so that a person sees every fault at once.
  when: ({ value }: { value: unknown }) =>
    z.object({ [first]: z.string(), [second]: z.string() }).safeParse(value).success,
});

/** A password that is given, not chosen: it is compared, and need not keep today's rules. */
export const GivenPassword = z.string().max(1000);

/** A new password, twice, from the link of a reset email. */
export const PasswordReset = z
  .object({ password: NewPassword, retypepassword: z.string() })
  .refine((fields) => fields.password === fields.retypepassword, retyped('password', 'retypepassword'));
export type PasswordReset = z.infer<typeof PasswordReset>;

/** A new password, twice, with the one that it replaces. */
export const PasswordChange = z
  .object({ currentPassword: GivenPassword, password: NewPassword, retypepassword: z.string() })
  .refine((fields) => fields.password === fields.retypepassword, retyped('password', 'retypepassword'));
export type PasswordChange = z.infer<typeof PasswordChange>;

/** The fields of the profile; a country that is left out stays. The password is asked for where the address changes after an older sign-in. */
export const ProfileEdit = AccountFields.extend({
  country: Country.optional(),
  marketingCommunications: z.boolean(),
  /** What the form showed: a field that was not changed there undoes nothing that was changed elsewhere meanwhile. */
  seen: z
    .object({
      title: z.string(),
      surname: z.string(),
      otherName: z.string(),
      affiliation: z.string(),
      country: z.string(),
      email: z.string(),
      marketingCommunications: z.boolean(),
    })
    .partial()
    .optional(),
  currentPassword: GivenPassword.optional(),
});
export type ProfileEdit = z.infer<typeof ProfileEdit>;
