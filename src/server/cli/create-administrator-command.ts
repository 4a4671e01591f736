import { Email } from '../../contracts/values.ts';
import * as t from '../../messages/cli.ts';
import { createAdministrator } from '../domains/accounts/index.ts';
import { CommandError, readWords, type Command } from './command.ts';
import { givenPassword } from './given-password.ts';

export const createAdministratorCommand: Command = {
  words: ['admin', 'create'],
  usage: 'admin create --email E --password P',
  summary: t.createAdministratorSummary,
  parse(words) {
    const { options } = readWords(words, ['email', 'password']);
    const email = Email.safeParse(options['email']);
    const password = options['password'];
    if (!email.success) throw new CommandError(t.giveEmail());
    if (!password) throw new CommandError(t.givePassword());
    return async (ctx, print) => {
      await createAdministrator(ctx, email.data, await givenPassword(password));
      print(t.administratorCreated({ email: email.data }));
      return 0;
    };
  },
};
