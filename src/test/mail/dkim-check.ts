import { createHash, createPublicKey, createVerify } from 'node:crypto';

/** Runs of blanks count as one, and none at the end of a line (RFC 6376, 3.4). */
const relaxed = (text: string) => text.replaceAll(/[ \t]+/g, ' ').replace(/ $/, '');

function relaxedHeader(line: string): string {
  const [, name = '', value = ''] = /^([^:]+):([^]*)$/.exec(line) ?? [];
  return `${name.trim().toLowerCase()}:${relaxed(value.replaceAll('\r\n', '')).trim()}`;
}

function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map(relaxed);
  while (lines.at(-1) === '') lines.pop();
  return lines.length === 0 ? '' : `${lines.join('\r\n')}\r\n`;
}

const tagsOf = (value: string) =>
  new Map(
    value.split(';').map((tag) => {
      const at = tag.indexOf('=');
      return [tag.slice(0, at).trim(), tag.slice(at + 1).replaceAll(/\s/g, '')];
    }),
  );

/** Checks a message's signature as a recipient does, with the key of the domain's record: written from RFC 6376 alone. */
export function checkDkim(raw: string, record: string) {
  const end = raw.indexOf('\r\n\r\n');
  const headers = raw
    .slice(0, end)
    .replaceAll(/\r\n(?=[^\s])/g, '\0')
    .split('\0');
  const signature = headers.find((line) => /^dkim-signature:/i.test(line)) ?? '';
  const tags = tagsOf(signature.slice(signature.indexOf(':') + 1).replaceAll('\r\n', ''));
  const left = headers.filter((line) => line !== signature);
  const signed = (tags.get('h') ?? '')
    .toLowerCase()
    .split(':')
    .map((name) => {
      const at = left.findLastIndex((line) => line.toLowerCase().startsWith(`${name}:`));
      return at < 0 ? '' : `${relaxedHeader(left.splice(at, 1).join(''))}\r\n`;
    });
  const unsigned = relaxedHeader(signature).replace(/(;\s*b=)[^;]*/, '$1');
  const key = createPublicKey({
    key: Buffer.from(tagsOf(record).get('p') ?? '', 'base64'),
    format: 'der',
    type: 'spki',
  });
  const verify = createVerify('RSA-SHA256').update(signed.join('') + unsigned, 'latin1');
  const bodyHash = createHash('sha256')
    .update(relaxedBody(raw.slice(end + 4)), 'latin1')
    .digest('base64');
  return {
    domain: tags.get('d'),
    selector: tags.get('s'),
    isBodyRight: tags.get('bh') === bodyHash,
    isSignatureRight: verify.verify(key, tags.get('b') ?? '', 'base64'),
    signedHeaders: (tags.get('h') ?? '').toLowerCase().split(':'),
  };
}
