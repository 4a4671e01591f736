import fc, { type Arbitrary } from 'fast-check';
import { aPdf } from '../../product/factories.ts';
import type { DescribedCall } from './described-calls.ts';

/** What is done to the bytes of a body, whatever they say. */
export type OddBody = (typeof oddBodies)[number];
const oddBodies = [
  'none',
  'nothing at all',
  'cut off',
  'bytes',
  'nested',
  'prototype',
  'number without end',
  'named twice',
  'empty list',
  'a mark before it',
  'as a form',
] as const;
export const oddBody: Arbitrary<OddBody> = fc.constantFrom(...oddBodies);

interface Sent {
  readonly headers: Record<string, string>;
  readonly body: Buffer | null;
}

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const pdf = Buffer.from(aPdf());

function asForm(body: unknown): Buffer {
  const fields = Object.entries(typeof body === 'object' && body !== null ? body : { body });
  const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify([value]));
  return Buffer.from(
    new URLSearchParams(fields.map(([name, value]) => [name, textOf(value).toWellFormed()])).toString(),
  );
}

const odd: Readonly<Record<Exclude<OddBody, 'none'>, (text: string) => Buffer>> = {
  'nothing at all': () => Buffer.alloc(0),
  'cut off': (text) => Buffer.from(text.slice(0, Math.floor(text.length / 2))),
  bytes: () => Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  nested: () => Buffer.from(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`),
  prototype: (text) =>
    Buffer.from(text.replace('{', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},')),
  'number without end': (text) => Buffer.from(text.replaceAll(/:\s*\d+/g, `:${'9'.repeat(400)}`)),
  'named twice': (text) => Buffer.from(text.replace('{', '{"version":[],"email":{},"email":null,')),
  'empty list': () => Buffer.from('[]'),
  'a mark before it': (text) => Buffer.from(`\ufeff${text}`),
  'as a form': (text) => Buffer.from(`text=${encodeURIComponent(text.toWellFormed())}`),
};

const filesSent: Readonly<Record<string, readonly [name: string, bytes: Buffer][]>> = {
  paper: [['paper.pdf', pdf]],
  'two papers': [
    ['one.pdf', pdf],
    ['two.pdf', pdf],
  ],
  'four papers': [1, 2, 3, 4].map((number) => [`${number}.pdf`, pdf]),
  'no paper': [],
  'an empty one': [['empty.pdf', Buffer.alloc(0)]],
  'a page': [['page.html', Buffer.from('<script>marked(1)</script>')]],
  'half a paper': [['half.pdf', pdf.subarray(0, pdf.length / 2)]],
  'a name that leads away': [['../../../x\u0000".pdf', pdf]],
  'a name without end': [[`${'n'.repeat(3000)}.pdf`, pdf]],
  'a picture': [
    [
      'picture.png',
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    ],
  ],
};

function asFiles(call: DescribedCall, pick: number): Sent {
  const kinds = Object.values(filesSent);
  const field = pick % 17 === 0 ? 'other' : (Object.keys(call.body?.schema.properties ?? {})[0] ?? 's3Files');
  const boundary = '----random';
  const parts = (kinds[pick % kinds.length] ?? []).flatMap(([name, bytes]) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  const end = pick % 13 === 0 ? '' : `--${boundary}--\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([...parts, Buffer.from(end)]),
  };
}

/** A body as the call wants it, or with something done to it. */
export function bodyOf(call: DescribedCall, body: unknown, how: OddBody, pick: number): Sent {
  if (call.method === 'GET' || call.method === 'HEAD') return { headers: {}, body: null };
  const type = call.body?.type ?? 'application/json';
  if (type === 'multipart/form-data' && how === 'none') return asFiles(call, pick);
  if (type.startsWith('application/offset') && how === 'none')
    return { headers: { 'content-type': type }, body: pdf.subarray(0, pick % 40) };
  if (type === form['content-type'] && how === 'none') return { headers: form, body: asForm(body) };
  if (body === undefined && how === 'none') return { headers: {}, body: null };
  const text = body === undefined ? '{}' : JSON.stringify(body);
  if (how === 'none') return { headers: json, body: Buffer.from(text) };
  return { headers: how === 'as a form' ? form : { 'content-type': type }, body: odd[how](text) };
}
