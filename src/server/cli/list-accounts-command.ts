import type { Person } from '../../contracts/administration.ts';
import * as t from '../../messages/cli.ts';
import { readPeople } from '../domains/accounts/index.ts';
import type { Context } from '../context.ts';
import { CommandError, readWords, type Command } from './command.ts';

async function* everybody(ctx: Context): AsyncGenerator<Person> {
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const read = await readPeople(ctx, { q: '', page });
    pageCount = read.pageCount;
    yield* read.people;
  }
}

const stateOf = ({ isDisabled, isVerified }: Person) => (isDisabled ? 'disabled' : isVerified ? 'open' : 'unconfirmed');

const rolesOf = ({ isAdmin, roles }: Person) =>
  [...(isAdmin ? ['administrator'] : []), ...roles.map((held) => `${held.journalAbbreviation}:${held.role}`)].join(',');

/** One account on a line, its facts apart by tabs, for people and for programs. */
const lineOf = (person: Person) =>
  [person.email, `${person.otherName} ${person.surname}`, stateOf(person), rolesOf(person)].join('\t');

export const listAccountsCommand: Command = {
  words: ['account', 'list'],
  usage: 'account list [--admins]',
  summary: t.listAccountsSummary,
  parse(words) {
    const { flags, rest } = readWords(words, [], ['admins']);
    if (rest.length > 0) throw new CommandError(t.unknownWords({ words: rest.join(' ') }));
    return async (ctx, print) => {
      for await (const person of everybody(ctx)) if (person.isAdmin || !flags.has('admins')) print(lineOf(person));
      return 0;
    };
  },
};
