import { NotedEnd, type RecordFault } from '../../contracts/record.ts';
import type { Context } from '../context.ts';
import { checkRecordPart, sealRecords, type ChainEnd } from '../domains/records/index.ts';
import { CommandError, readWords, type Command } from './command.ts';

const atOnce = 20_000;

const words: Readonly<Record<RecordFault, string>> = {
  missing: 'it does not follow the entry before it: at least one is missing',
  unlinked: 'it does not carry the hash of the entry before it: one of the two was exchanged',
  changed: 'it is not what was sealed',
  'cut-off': 'the record is shorter than the hash that was written down says',
  'not-as-noted': 'its hash is another than the one that was written down',
};

/** What was written down: `number:hash`. */
function readNoted(typed: string | undefined): ChainEnd | null {
  if (typed === undefined) return null;
  const [position, hash] = typed.split(':');
  const noted = NotedEnd.safeParse({ position: Number(position), hash });
  if (!noted.success)
    throw new CommandError(
      '--expect: please give the number of an entry, a colon and its hash, as this command prints them.',
    );
  return noted.data;
}

async function check(ctx: Context, noted: ChainEnd | null, print: (line: string) => void): Promise<number> {
  await sealRecords(ctx);
  for (let after = 0; ;) {
    const { checked, end, fault } = await checkRecordPart(ctx, { after, most: atOnce, noted });
    if (fault !== null) {
      const what = fault.entry ? ` (${fault.entry.at}, ${fault.entry.action}, id ${fault.entry.id})` : '';
      print(`Entry ${fault.position}${what} does not fit: ${words[fault.kind]}.`);
      return 1;
    }
    if (checked >= end.position) {
      print(`${checked} entries, and each is as it was written. Keep this elsewhere: ${end.position}:${end.hash}`);
      return 0;
    }
    print(`${checked} of ${end.position} checked`);
    after = checked;
  }
}

export const checkRecordCommand: Command = {
  words: ['check-record'],
  usage: 'check-record [--expect NUMBER:HASH]',
  summary: 'Proves that nobody has changed the record; with --expect also that nothing was cut off its end.',
  parse(typed) {
    const { options, rest } = readWords(typed, ['expect']);
    if (rest.length > 0) throw new CommandError(`These words have no meaning here: ${rest.join(' ')}`);
    const noted = readNoted(options['expect']);
    return (ctx, print) => check(ctx, noted, print);
  },
};
