import { Email } from '../../contracts/values.ts';
import { createAdministrator } from '../domains/accounts/index.ts';
import { CommandError, readWords, type Command } from './command.ts';
import { givenPassword } from './given-password.ts';

export const createAdministratorCommand: Command = {
  words: ['admin', 'create'],
  usage: 'admin create --email E --password P',
  summary:
    'Makes an administrator; an existing account becomes one, with this password. For the password - it is asked for.',
  parse(words) {
    const { options } = readWords(words, ['email', 'password']);
    const email = Email.safeParse(options['email']);
    const password = options['password'];
    if (!email.success) throw new CommandError('--email: please give an email address.');
    if (!password) throw new CommandError('--password: please give a password.');
    return async (ctx, print) => {
      await createAdministrator(ctx, email.data, await givenPassword(password));
      print(`${email.data} is an administrator.`);
      return 0;
    };
  },
};
