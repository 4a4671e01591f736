import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { accounts } from '../../contracts/accounts.ts';
import { drafts } from '../../contracts/drafts.ts';
import { aDraftContent } from '../product/a-draft.ts';
import { cookieOf, postPricingForm } from '../product/checkouts.ts';
import { send, upload } from '../product/client.ts';
import { aPdf, aUser } from '../product/factories.ts';
import { anSmtpServer } from '../mail/an-smtp-server.ts';
import { trialProvider } from '../money/trial-provider.ts';
import { isSwiftHere } from '../object-store/is-swift-here.ts';
import { startSwift } from '../object-store/start-swift.ts';
import { figure, onThisMachine, timeUntil } from './figures.ts';
import { aSite, type Site } from './site.ts';
import { aRelay } from './relay.ts';
import { emailsWaiting } from './writers.ts';
import { atTheEnd } from '../at-the-end.ts';

const recovery = 10_000;

/** Somebody at a house, and what they do. */
async function somebodyAt(site: Site) {
  const person = await site.inside((product) => aUser(product));
  const { token } = person;
  return {
    person,
    saves: async () =>
      (
        await send(
          site,
          drafts.save,
          { params: { awsId: v7() }, body: { version: 0, content: aDraftContent() } },
          { token },
        )
      ).status,
    reads: async () => (await fetch(`${site.url}/`)).status,
    uploads: async () =>
      upload(site, token, v7(), [{ name: 'paper.pdf', bytes: aPdf(randomBytes(2000).toString('hex')) }]),
    asksForEmail: async () => (await send(site, accounts.forgotPassword, { body: { email: person.email } })).status,
    readiness: async () => {
      const answer = await fetch(`${site.url}/readyz`);
      return { status: answer.status, text: await answer.text() };
    },
  };
}

const inTime = async (name: string, isSo: () => Promise<boolean>) =>
  figure(name, `${Math.round(await timeUntil(isSo, onThisMachine(recovery)))} ms`);

const faults = ['refuse', 'hang'] as const;

/** Reads, writes, sends a file and asks whether it is ready: nothing of it needs mail or payments. */
async function allElseGoesOn(somebody: Awaited<ReturnType<typeof somebodyAt>>) {
  const statuses = [
    await somebody.reads(),
    await somebody.saves(),
    (await somebody.uploads()).status,
    (await somebody.readiness()).status,
  ];
  expect(statuses).toEqual([200, 200, 201, 200]);
}

describe.skipIf(!isSwiftHere)('object store down', async () => {
  if (!isSwiftHere) return;
  const swift = await startSwift();
  atTheEnd(() => swift.stop());
  const relay = await aRelay({ host: '127.0.0.1', port: Number(new URL(swift.settings.endpoint ?? '').port) });
  const site = await aSite({
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${relay.port}`,
      S3_BUCKET: swift.settings.bucket,
      S3_ACCESS_KEY_ID: swift.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: swift.settings.secretAccessKey,
    },
  });
  const somebody = await somebodyAt(site);

  test.each(faults)(
    'issue 9: an object store that is away (%s): what needs no file goes on, and files are back at once',
    async (fault) => {
      expect((await somebody.uploads()).status).toBe(201);
      relay[fault]();
      const refused = await somebody.uploads();
      expect(JSON.parse(refused.text)).toMatchObject({
        status: 503,
        code: 'unavailable',
        detail: expect.stringContaining('storage') as string,
      });
      expect([await somebody.reads(), await somebody.saves(), await somebody.asksForEmail()]).toEqual([200, 200, 200]);
      expect((await somebody.readiness()).text).toContain('storage');
      await relay.mend();
      await inTime(
        `an object store that is back (${fault}): until uploads are taken`,
        async () => (await somebody.uploads()).status === 201,
      );
      await inTime(
        `an object store that is back (${fault}): until it is ready`,
        async () => (await somebody.readiness()).status === 200,
      );
    },
  );
});

describe('mail server down', async () => {
  const smtp = await anSmtpServer();
  const relay = await aRelay({ host: '127.0.0.1', port: Number(new URL(smtp.url).port) });
  const settings = { SMTP_URL: `smtp://127.0.0.1:${relay.port}`, MAIL_FROM: 'no-reply@example.org' };
  const site = await aSite({ settings });
  const somebody = await somebodyAt(site);

  test.each(faults)(
    'issue 9: a mail server that is away (%s): letters wait, nobody notices, and they go within ten seconds of its return',
    async (fault) => {
      relay[fault]();
      const start = performance.now();
      for (let times = 0; times < 5; times += 1) expect(await somebody.asksForEmail()).toBe(200);
      expect(performance.now() - start).toBeLessThan(onThisMachine(2000));
      await allElseGoesOn(somebody);
      await site.inside(async (product) => {
        const tried = () =>
          product.parts.db.query.emails.findFirst({ where: ({ lastError }, { isNotNull }) => isNotNull(lastError) });
        await timeUntil(async () => (await tried()) !== undefined, 60_000);
        // As after an hour: the next try would be far away.
        await product.parts.db.execute(
          `update pgboss.job set start_after = now() + interval '1 hour' where state = 'retry'`,
        );
        await relay.mend();
        await inTime(
          `a mail server that is back (${fault}): until every letter has gone`,
          async () => (await emailsWaiting(product)) === 0,
        );
      });
    },
  );
});

describe('payment provider down', async () => {
  const { sandbox } = await trialProvider();
  const relay = await aRelay(sandbox);
  const site = await aSite({
    settings: {
      STRIPE_SECRET_KEY: sandbox.secretKey,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_trial',
      STRIPE_WEBHOOK_SECRET: sandbox.webhookSecret,
      STRIPE_API_URL: `http://127.0.0.1:${relay.port}`,
    },
  });
  const somebody = await somebodyAt(site);
  const cookie = await site.inside((product) => cookieOf(product, somebody.person));
  /** Where the form of the pricing page leads. */
  const leadsTo = async () =>
    new URL(
      (await site.inside((product) => postPricingForm(product, { origin: site.url, cookie }))).headers.get(
        'location',
      ) ?? '',
      site.url,
    ).href;

  test.each(faults)(
    'issue 9: a payment provider that is away (%s): who buys is told within their patience, all else goes on',
    async (fault) => {
      relay[fault]();
      const start = performance.now();
      const told = await leadsTo();
      figure(
        `a payment provider that is away (${fault}): until the buyer is told`,
        `${Math.round(performance.now() - start)} ms`,
      );
      expect(told).toMatch(/canceled=true&reason=|reason=/);
      await allElseGoesOn(somebody);
      await relay.mend();
      await inTime(
        `a payment provider that is back (${fault}): until a checkout opens`,
        async () => !(await leadsTo()).includes('reason='),
      );
    },
  );
});
