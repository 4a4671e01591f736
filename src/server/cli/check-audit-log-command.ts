import { NotedEnd, type AuditLogFault } from '../../contracts/audit-log.ts';
import * as t from '../../messages/cli.ts';
import type { PlainMessage } from '../../messages/message.ts';
import type { Context } from '../context.ts';
import { checkAuditLogPart, sealAuditLog, type ChainEnd } from '../domains/audit-log/index.ts';
import { CommandError, readWords, type Command } from './command.ts';

const atOnce = 20_000;

const words: Readonly<Record<AuditLogFault, PlainMessage>> = {
  missing: t.entryMissing,
  unlinked: t.entryUnlinked,
  changed: t.entryChanged,
  'cut-off': t.entryCutOff,
  'not-as-noted': t.entryNotAsNoted,
};

/** The noted end of the chain: `number:hash`. */
function readNoted(typed: string | undefined): ChainEnd | null {
  if (typed === undefined) return null;
  const [position, hash] = typed.split(':');
  const noted = NotedEnd.safeParse({ position: Number(position), hash });
  if (!noted.success) throw new CommandError(t.expectFormat());
  return noted.data;
}

async function check(ctx: Context, noted: ChainEnd | null, print: (line: string) => void): Promise<number> {
  await sealAuditLog(ctx);
  for (let after = 0; ;) {
    const { checked, end, fault } = await checkAuditLogPart(ctx, { after, most: atOnce, noted });
    if (fault !== null) {
      const { position, entry } = fault;
      const found = { position, fault: words[fault.kind]() };
      print(entry ? t.entryFaultOf({ ...found, ...entry, at: entry.at }) : t.entryFault(found));
      return 1;
    }
    if (checked >= end.position) {
      print(t.recordIntact({ count: checked, position: end.position, hash: end.hash }));
      return 0;
    }
    print(t.recordProgress({ checked, total: end.position }));
    after = checked;
  }
}

export const checkAuditLogCommand: Command = {
  words: ['check-record'],
  usage: 'check-record [--expect NUMBER:HASH]',
  summary: t.checkRecordSummary,
  parse(typed) {
    const { options, rest } = readWords(typed, ['expect']);
    if (rest.length > 0) throw new CommandError(t.unknownWords({ words: rest.join(' ') }));
    const noted = readNoted(options['expect']);
    return (ctx, print) => check(ctx, noted, print);
  },
};
