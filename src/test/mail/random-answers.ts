import { aDeliveryReport } from './a-delivery-report.ts';
import { aboveQuote, anAnswer, inBytes } from './an-answer.ts';

/** A reply address, and whose it is. */
export interface Addressed {
  readonly to: string;
  readonly person: string;
  readonly email: string;
  readonly discussionId: string;
  readonly isClosed: boolean;
  /** A name that the readers of this person’s messages must not know; null if they may know all. */
  readonly hidden: string | null;
}

export interface RandomAnswer {
  readonly raw: string;
  readonly at: Addressed;
  /** The word by which it is found again. */
  readonly word: string;
  readonly expected: 'posted' | 'refused' | 'unattributed' | 'dropped' | 'unknown-address' | 'repeated';
}

/** Numbers between 0 and 1 that a seed repeats (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const quoted = '--- Write your answer above this line ---\n\nDear Dr Said,\n\nThere are new messages.';
const bytes = (hex: string) => Buffer.from(hex, 'hex').toString('latin1');

/** How a person’s text can arrive: the type and transfer encoding, and the text as bytes. */
const written: readonly ((word: string) => { readonly type: string; readonly text: string })[] = [
  (word) => ({ type: 'text/plain; charset=utf-8', text: inBytes(`${word} Grüße\n`) }),
  (word) => ({ type: 'text/plain; charset=utf-8', text: inBytes(aboveQuote(`${word} Grüße`, quoted)) }),
  (word) => ({ type: 'text/plain; charset=iso-8859-1', text: `${word} Grüße\n-- \nA signature` }),
  (word) => ({ type: 'text/plain; charset=koi8-r', text: `${word} ${bytes('f0d2c9d7c5d4')}` }),
  (word) => ({ type: 'text/plain; charset=shift_jis', text: `${word} ${bytes('836583588367')}` }),
  (word) => ({
    type: 'text/plain; charset=utf-16le\nContent-Transfer-Encoding: base64',
    text: Buffer.from(`${word} Grüße`, 'utf16le').toString('base64'),
  }),
  (word) => ({
    type: 'text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable',
    text: `${word} Gr=C3=BC=C3=9Fe`,
  }),
  (word) => ({
    type: 'text/html; charset=utf-8',
    text: inBytes(`<div><p>${word} Grüße</p><blockquote><p>Old</p></blockquote></div>`),
  }),
];

const automatic = [
  'Auto-Submitted: auto-replied',
  'Precedence: bulk',
  'X-Auto-Response-Suppress: All',
  'Return-Path: <>',
];
const strangers = ['eve@elsewhere.example', 'ada@home.example', '"Ada" <a@b.example>, <c@d.example>'];

type Make = (at: Addressed, word: string, choose: <T>(from: readonly T[]) => T) => Omit<RandomAnswer, 'at' | 'word'>;

const own: Make = (at, word, choose) => ({
  raw: anAnswer({ from: at.email, to: at.to, ...choose(written)(word) }),
  expected: at.isClosed ? 'refused' : 'posted',
});

/** The kinds of emails, each with how often of a thousand it comes. */
const kinds: readonly (readonly [number, Make])[] = [
  [520, own],
  [
    120,
    (at, word, choose) => ({
      raw: anAnswer({ from: at.email, to: at.to, text: word, head: [choose(automatic)] }),
      expected: 'dropped',
    }),
  ],
  [50, (at, word) => ({ raw: aDeliveryReport({ to: at.to, recipient: `${word}@example.org` }), expected: 'dropped' })],
  [
    110,
    (at, word, choose) => ({
      raw: anAnswer({ from: choose(strangers), to: at.to, ...choose(written)(word) }),
      expected: 'unattributed',
    }),
  ],
  [
    60,
    (at, word) => ({
      raw: anAnswer({ from: at.email, to: at.to, text: word, head: ['Authentication-Results: mx; dmarc=fail'] }),
      expected: 'unattributed',
    }),
  ],
  [
    50,
    (at, word) => ({
      raw: anAnswer({ from: at.email, to: at.to.replace(/.{4}@/, 'zzzz@'), text: word }),
      expected: 'unknown-address',
    }),
  ],
  [30, (at, word) => ({ raw: anAnswer({ from: at.email, to: at.to, text: `> ${word}` }), expected: 'refused' })],
  [
    6,
    (at, word) => ({
      raw: anAnswer({ from: at.email, to: at.to, text: `${word}\n${'A line of the text\n'.repeat(1_580_000)}` }),
      expected: 'refused',
    }),
  ],
  [
    24,
    (at, word, choose) =>
      at.hidden === null
        ? own(at, word, choose)
        : { raw: anAnswer({ from: at.email, to: at.to, text: `${word} says ${at.hidden}` }), expected: 'refused' },
  ],
];

/** So many emails, as a seed repeats them; some arrive twice. */
export function* randomAnswers(seed: number, count: number, addresses: readonly Addressed[]): Generator<RandomAnswer> {
  const random = randomNumbers(seed);
  const choose = <T>(from: readonly T[]): T => {
    const chosen = from[Math.floor(random() * from.length)];
    if (chosen === undefined) throw new Error('There is nothing to choose from');
    return chosen;
  };
  const all = kinds.flatMap(([share, make]) => Array.from({ length: share }, () => make));
  let posted: RandomAnswer | null = null;
  for (let nth = 0; nth < count; nth += 1)
    if (posted && random() < 0.03) yield { ...posted, expected: 'repeated' };
    else {
      const [at, word] = [choose(addresses), `answer${nth}x`];
      const answer = { at, word, ...choose(all)(at, word, choose) };
      if (answer.expected === 'posted') posted = answer;
      yield answer;
    }
}
