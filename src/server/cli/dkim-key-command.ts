import { generateKeyPair } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import * as t from '../../messages/cli.ts';
import { CommandError, readWords, type LoneCommand } from './command.ts';

const selectorPattern = /^[a-z0-9]([a-z0-9.-]{0,61}[a-z0-9])?$/i;
const domainPattern = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/i;

/** DNS texts are limited to 255 characters; a longer one is written in parts. */
const inParts = (text: string): string => (text.match(/.{1,250}/g) ?? []).map((part) => `"${part}"`).join(' ');

async function makeKey() {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return {
    pem: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    record: `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`,
  };
}

/** Writes the key so that only its owner can read it, and never over an existing one. */
async function keepKey(file: string, pem: string): Promise<void> {
  await writeFile(file, pem, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw new CommandError(isThere ? t.keyFileExists({ file }) : t.keyFileNotWritable({ file }));
  });
}

export const dkimKeyCommand: LoneCommand = {
  words: ['dkim-key'],
  usage: 'dkim-key --domain D [--selector S] --file F',
  summary: t.dkimKeySummary,
  parseAlone(words) {
    const { options, rest } = readWords(words, ['domain', 'selector', 'file']);
    const { domain, selector = 'colophon', file } = options;
    if (rest.length > 0) throw new CommandError(t.unknownWords({ words: rest.join(' ') }));
    if (domain === undefined || !domainPattern.test(domain)) throw new CommandError(t.giveDomain());
    if (!selectorPattern.test(selector)) throw new CommandError(t.giveSelector());
    if (file === undefined || file === '') throw new CommandError(t.giveKeyFile());
    return async (print) => {
      const { pem, record } = await makeKey();
      const place = path.resolve(file);
      await keepKey(place, pem);
      print(t.keyWritten({ file: place }));
      print('');
      print(t.addDnsRecord());
      print(`  ${selector}._domainkey.${domain}. IN TXT ( ${inParts(record)} )`);
      print('');
      print(t.thenStartWith());
      print(`  DKIM_DOMAIN=${domain}`);
      print(`  DKIM_SELECTOR=${selector}`);
      print(`  DKIM_PRIVATE_KEY_FILE=${place}`);
      return 0;
    };
  },
};
