import { Email, NewPassword } from '../../contracts/values.ts';
import { resetAccountPassword } from '../domains/accounts/index.ts';
import { CommandError, readWords, type Command } from './command.ts';
import { givenPassword, handedOver } from './given-password.ts';

/** Refuses what the rule of passwords refuses. */
function asNewPassword(password: string): string {
  const checked = NewPassword.safeParse(password);
  if (!checked.success) throw new CommandError(`--password: ${checked.error.issues[0]?.message}`);
  return checked.data;
}

export const resetPasswordCommand: Command = {
  words: ['account', 'reset-password'],
  usage: 'account reset-password --email E --password P',
  summary:
    'Gives an account another password; every sign-in ends, and the holder is told by email. For the password - it is asked for.',
  parse(words) {
    const { options, rest } = readWords(words, ['email', 'password']);
    const email = Email.safeParse(options['email']);
    const password = options['password'];
    if (rest.length > 0) throw new CommandError(`These words have no meaning here: ${rest.join(' ')}`);
    if (!email.success) throw new CommandError('--email: please give an email address.');
    if (!password) throw new CommandError('--password: please give a password.');
    if (password !== handedOver) asNewPassword(password);
    return async (ctx, print) => {
      const account = await resetAccountPassword(ctx, email.data, asNewPassword(await givenPassword(password)));
      print(`${account.email} has a new password, and every sign-in has ended.`);
      if (account.emailVerifiedAt === null) print('The address is not confirmed yet: nobody can log in before that.');
      if (account.disabledAt !== null) print('The account is disabled: nobody can log in until it is opened again.');
      return 0;
    };
  },
};
