import { Email, NewPassword } from '../../contracts/values.ts';
import * as t from '../../messages/cli.ts';
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
  summary: t.resetPasswordSummary,
  parse(words) {
    const { options, rest } = readWords(words, ['email', 'password']);
    const email = Email.safeParse(options['email']);
    const password = options['password'];
    if (rest.length > 0) throw new CommandError(t.unknownWords({ words: rest.join(' ') }));
    if (!email.success) throw new CommandError(t.giveEmail());
    if (!password) throw new CommandError(t.givePassword());
    if (password !== handedOver) asNewPassword(password);
    return async (ctx, print) => {
      const account = await resetAccountPassword(ctx, email.data, asNewPassword(await givenPassword(password)));
      print(t.passwordReset({ email: account.email }));
      if (account.emailVerifiedAt === null) print(t.emailUnconfirmed());
      if (account.disabledAt !== null) print(t.accountDisabled());
      return 0;
    };
  },
};
