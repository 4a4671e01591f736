import { expect, test } from 'vitest';
import { OaiFault, readOaiRequest, readSpan } from './oai-request.ts';
import { readToken, writeToken } from './resumption-token.ts';

const codeOf = (work: () => unknown): string | null => {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof OaiFault) return error.code;
    throw error;
  }
};
const dc = { metadataPrefix: 'oai_dc' };

test.each([
  [{ verb: 'Identify' }, null],
  [{ verb: 'ListRecords', ...dc }, null],
  [{ verb: 'ListRecords', ...dc, from: '2026-01-01', until: '2026-01-02', set: 'journal:X' }, null],
  [{ verb: 'ListRecords', resumptionToken: 'x' }, null],
  [{ verb: 'GetRecord', identifier: 'oai:x:1', ...dc }, null],
  [{}, 'badVerb'],
  [{ verb: 'identify' }, 'badVerb'],
  [{ verb: '__proto__' }, 'badVerb'],
  [{ verb: ['Identify', 'Identify'] }, 'badVerb'],
  [{ verb: 'Identify', set: 'x' }, 'badArgument'],
  [{ verb: 'ListRecords' }, 'badArgument'],
  [{ verb: 'ListRecords', metadataPrefix: ['oai_dc', 'oai_dc'] }, 'badArgument'],
  [{ verb: 'ListRecords', ...dc, resumptionToken: 'x' }, 'badArgument'],
  [{ verb: 'GetRecord', ...dc }, 'badArgument'],
])('a request keeps to the arguments of its verb: %j', (raw, code) => {
  expect(codeOf(() => readOaiRequest(raw))).toBe(code);
});

test.each([
  [{}, null, null],
  [{ from: '2026-01-31' }, '2026-01-31T00:00:00.000Z', null],
  [{ until: '2026-01-31' }, null, '2026-02-01T00:00:00.000Z'],
  [
    { from: '2026-01-31T10:00:00Z', until: '2026-01-31T10:00:00Z' },
    '2026-01-31T10:00:00.000Z',
    '2026-01-31T10:00:01.000Z',
  ],
])('both ends of a span are included, to the day or to the second: %j', (written, from, until) => {
  const span = readSpan(written);
  expect([span.from?.toISOString() ?? null, span.until?.toISOString() ?? null]).toEqual([from, until]);
});

test.each([
  { from: '2026' },
  { from: '2026-02-30' },
  { from: '0000-01-01' },
  { from: '2026-01-01T00:00Z' },
  { from: '2026-01-01T00:00:00+04:00' },
  { from: '2026-01-01T25:00:00Z' },
  { from: '' },
  { from: '2026-01-01', until: '2026-01-01T00:00:00Z' },
  { from: '2026-01-02', until: '2026-01-01' },
])('a span that is none is refused: %j', (written) => {
  expect(codeOf(() => readSpan(written))).toBe('badArgument');
});

test('a token keeps the place in its list, and nothing else is one', () => {
  const place = {
    metadataPrefix: 'oai_dc',
    from: '2026-01-01',
    at: 1_790_000_000_123,
    id: '01990000-0000-7000-8000-000000000000',
    cursor: 100,
  };
  const token = writeToken(place);
  expect(readToken(token)).toEqual(place);
  const other = (change: object) => Buffer.from(JSON.stringify({ ...place, ...change })).toString('base64url');
  for (const bad of [
    '',
    'x',
    token.slice(3),
    other({ at: -1 }),
    other({ at: 1e15 }),
    other({ id: "'" }),
    other({ cursor: null }),
  ])
    expect(codeOf(() => readToken(bad))).toBe('badResumptionToken');
});
