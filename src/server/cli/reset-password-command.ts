import { Email, NewPassword } from '../../contracts/values.ts';
import { resetAccountPassword } from '../features/accounts/index.ts';
import { CommandError, readWords, type Command } from './command.ts';

export const resetPasswordCommand: Command = {
  words: ['account', 'reset-password'],
  usage: 'account reset-password --email E --password P',
  summary: 'Gives an account another password; every sign-in ends, and the holder is told by email.',
  parse(words) {
    const { options, rest } = readWords(words, ['email', 'password']);
    const email = Email.safeParse(options['email']);
    const password = NewPassword.safeParse(options['password']);
    if (rest.length > 0) throw new CommandError(`These words have no meaning here: ${rest.join(' ')}`);
    if (!email.success) throw new CommandError('--email: please give an email address.');
    if (!password.success)
      throw new CommandError(
        `--password: ${options['password'] ? password.error.issues[0]?.message : 'please give a password.'}`,
      );
    return async (ctx, print) => {
      const account = await resetAccountPassword(ctx, email.data, password.data);
      print(`${account.email} has a new password, and every sign-in has ended.`);
      if (account.emailVerifiedAt === null) print('The address is not confirmed yet: nobody can log in before that.');
      if (account.disabledAt !== null) print('The account is disabled: nobody can log in until it is opened again.');
      return 0;
    };
  },
};
