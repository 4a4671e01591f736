import PostalMime from 'postal-mime';

/** What a server reports of one recipient (RFC 3464). */
export interface ReportedRecipient {
  /** The addresses under which the report names it, in lower case. */
  readonly addresses: readonly string[];
  readonly action: 'failed' | 'delayed' | 'delivered' | 'relayed' | 'expanded';
  /** As `5.1.1`. */
  readonly status: string;
  /** What the recipient's server said. */
  readonly reason: string;
}

export interface DeliveryReport {
  /** All that its head says, in which the address that it came to is looked for. */
  readonly head: string;
  readonly recipients: readonly ReportedRecipient[];
}

type Fields = ReadonlyMap<string, string>;

const actions: readonly string[] = [
  'failed',
  'delayed',
  'delivered',
  'relayed',
  'expanded',
] satisfies readonly ReportedRecipient['action'][];
const isAction = (word: string): word is ReportedRecipient['action'] => actions.includes(word);

/** The fields of one group; a line that begins with a blank goes on with the one before. */
function fieldsOf(group: string): Fields {
  const lines = group.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return new Map(
    lines.flatMap((line) => {
      const [, name, value] = /^([\w-]+)\s*:\s*(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value.trim()]];
    }),
  );
}

/** A value that names its kind first: `smtp; 550 5.1.1 …`. */
const afterKind = (value: string) => value.replace(/^[^;]*;\s*/, '');

const addressIn = (value: string | undefined) =>
  value === undefined
    ? []
    : [
        afterKind(value)
          .replace(/^<(.*)>$/, '$1')
          .toLowerCase(),
      ];

function recipientOf(fields: Fields): ReportedRecipient[] {
  const action = (fields.get('action') ?? '').toLowerCase().split(/\s/)[0] ?? '';
  const status = /\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0];
  if (!fields.has('final-recipient') || !isAction(action) || status === undefined) return [];
  const said = afterKind(fields.get('diagnostic-code') ?? '')
    // The database stores no NUL, and the other characters are invisible.
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .slice(0, 300);
  const addresses = ['final-recipient', 'original-recipient'].flatMap((field) => addressIn(fields.get(field)));
  return [{ addresses, action, status, reason: said === '' ? `Status ${status}` : said }];
}

const textOf = (content: ArrayBuffer | Uint8Array | string) =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

/**
 * The lines in which a report says all; the email that it returns may follow. A message of a million lines would hold the
 * process for seconds, and anybody may send one.
 */
const mostLines = 5000;
const lineFeed = 10;

function topOf(raw: Uint8Array): Uint8Array {
  let end = -1;
  for (let line = 0; line < mostLines; line += 1) {
    end = raw.indexOf(lineFeed, end + 1);
    if (end < 0) return raw;
  }
  return raw.subarray(0, end + 1);
}

/** Reads a delivery report; null for any other message, such as an out-of-office reply. */
export async function readDeliveryReport(raw: Uint8Array): Promise<DeliveryReport | null> {
  const message = await PostalMime.parse(topOf(raw), {
    forceRfc822Attachments: true,
    maxNestingDepth: 10,
    maxHeadersSize: 64 * 1024,
  }).catch(() => null);
  const type = message?.headers.find(({ key }) => key === 'content-type')?.value ?? '';
  if (!message || !/^\s*multipart\/report\b/i.test(type)) return null;
  const status = message.attachments.find(({ mimeType }) => /^message\/(global-)?delivery-status$/.test(mimeType));
  if (!status) return null;
  const recipients = textOf(status.content)
    .split(/\r?\n[ \t]*\r?\n/)
    .flatMap((group) => recipientOf(fieldsOf(group)));
  return { head: message.headers.map(({ value }) => value).join('\n'), recipients };
}
