import { expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { accounts } from '../contracts/accounts.ts';
import type { Call, Input } from '../contracts/call.ts';
import { users } from '../server/db/schema/index.ts';
import { send } from './product/client.ts';
import { aUser, password } from './product/factories.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const holder = await aUser(product);
const rounds = 200;

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

async function timed<C extends Call>(call: C, input: Input<C>): Promise<{ milliseconds: number; answer: string }> {
  const start = performance.now();
  const { status, text } = await send(product, call, input);
  return { milliseconds: performance.now() - start, answer: `${status} ${text}` };
}

const registration = (email: string) => ({
  email,
  password,
  confirmPassword: password,
  title: 'Dr' as const,
  surname: 'Example',
  otherName: 'Alex',
  affiliation: 'Example University',
  country: 'AE',
});

/** Both inputs in turns, so that what else the machine does hits both alike. */
async function compared<C extends Call>(call: C, inputFor: (email: string) => Input<C>) {
  const known: number[] = [];
  const unknown: number[] = [];
  const answers = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const stranger = `nobody-${round}@example.org`;
    const forHolder = await timed(call, inputFor(holder.email));
    const forStranger = await timed(call, inputFor(stranger));
    known.push(forHolder.milliseconds);
    unknown.push(forStranger.milliseconds);
    answers.add(forHolder.answer.replaceAll(holder.email, 'E')).add(forStranger.answer.replaceAll(stranger, 'E'));
  }
  return { answers, ratio: median(known) / median(unknown) };
}

/** Far from what an account's lookup or its absence could tell over a network. */
const alike = { least: 0.75, most: 1.33 };

test.each([
  ['login', () => compared(accounts.login, (email) => ({ body: { email, password: 'Wrong-One-9!' } }))],
  ['registration', () => compared(accounts.register, (email) => ({ body: registration(email) }))],
  ['forgotten password', () => compared(accounts.forgotPassword, (email) => ({ body: { email } }))],
  ['verification again', () => compared(accounts.resendVerification, (email) => ({ body: { email } }))],
])(
  'decision 3: neither the words nor the time of the answer tell who has an account: %s',
  { timeout: 120_000 },
  async (_name, compare) => {
    const { answers, ratio } = await compare();
    expect([...answers]).toHaveLength(1);
    expect(ratio).toBeGreaterThan(alike.least);
    expect(ratio).toBeLessThan(alike.most);
  },
);

test('50 registrations of one address at once, in different letter case, make one account', async () => {
  const cases = Array.from({ length: 50 }, (_, index) =>
    Array.from('many.at.once@example.org')
      .map((letter, place) => ((index >> (place % 6)) & 1 ? letter.toUpperCase() : letter))
      .join(''),
  );
  const answers = await Promise.all(
    cases.map((email) => send(product, accounts.register, { body: registration(email) })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const rows = await product.parts.db
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = 'many.at.once@example.org'`);
  expect(rows).toHaveLength(1);
});
