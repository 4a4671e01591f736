import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { mailings } from '../contracts/mailings.ts';
import { payments } from '../contracts/payments.ts';
import { users } from '../server/db/schema/index.ts';
import { unsubscribeUrl } from '../server/domains/mailings/unsubscribe-link.ts';
import { writeLogTo } from './canary/log.ts';
import { refusal, reply, send, upload } from './product/client.ts';
import { aPdf } from './product/factories.ts';
import { tokenIn } from './product/outbox.ts';
import { startProduct } from './product/start-product.ts';

const log = writeLogTo();
const product = await startProduct({ LOG_LEVEL: 'trace' });
log.isOpen();

const person = {
  email: 'layla.quist@university.example',
  password: 'Palm-Grove-77!',
  confirmPassword: 'Palm-Grove-77!',
  title: 'Dr' as const,
  surname: 'Quist',
  otherName: 'Layla',
  affiliation: 'Example University',
  country: 'AE',
};
const changed = 'Date-Grove-78!';

interface Line {
  readonly level: number;
  readonly time: number;
  readonly msg?: string;
  readonly reqId?: string;
}
const lines = () =>
  readFileSync(log.file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

/** What somebody does who registers, forgets the password, uploads, buys and unsubscribes; every secret of it by its name. */
async function livesThrough(): Promise<Record<string, string>> {
  const { email, password } = person;
  await reply(product, accounts.register, { body: person });
  const verification = await tokenIn(product, email, /Confirm your email/);
  await reply(product, accounts.verifyEmail, { params: { token: verification } });
  await refusal(product, accounts.login, { body: { email, password: changed } });
  await reply(product, accounts.forgotPassword, { body: { email } });
  const reset = await tokenIn(product, email, /password/i);
  await reply(product, accounts.resetPassword, {
    params: { resetToken: reset },
    body: { password: changed, retypepassword: changed },
  });
  const { token: session, user } = await reply(product, accounts.login, { body: { email, password: changed } });
  const sent = await upload(product, session, crypto.randomUUID(), [{ name: 'dunes.pdf', bytes: aPdf() }]);
  expect(sent.status).toBe(201);
  await reply(product, payments.subscriptionOf, { params: { email } }, { token: session });
  await db.update(users).set({ marketingCommunications: true }).where(eq(users.id, user.id));
  const unsubscription = (await unsubscribeUrl(product.system, user.id)).split('/').at(-1) ?? '';
  await reply(product, mailings.subscription, { params: { token: unsubscription } });
  await send(
    product,
    accounts.login,
    { body: { email, password: changed } },
    { headers: { cookie: `colophon_session=${session}` } },
  );
  return { password, changed, email, name: person.surname, verification, reset, session, unsubscription };
}

const { db } = product.parts;
const secrets = await livesThrough();

test.each(Object.keys(secrets))('issue 9: at the finest level the log has lines of each request, and no %s', (name) => {
  const said = readFileSync(log.file, 'utf8');
  expect(said.length).toBeGreaterThan(2000);
  const secret = secrets[name] ?? '';
  expect(secret.length).toBeGreaterThan(4);
  for (const form of [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')])
    expect(said).not.toContain(form);
});

test('issue 9: each line is JSON with its time and level, and whoever is refused is told under which name it stands', async () => {
  const refused = await send(product, accounts.login, { body: { email: person.email, password: 'Wrong-Grove-79!' } });
  const id = refused.headers.get('x-request-id');
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  // The last line of a request comes after its answer.
  const own = () => lines().flatMap(({ reqId, msg }) => (reqId === id ? [msg] : []));
  await expect.poll(own).toEqual(['incoming request', 'request completed']);
  expect(lines().every(({ level, time }) => level >= 10 && time > 1_700_000_000_000)).toBe(true);
});
