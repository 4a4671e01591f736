import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { doiRegistrations } from '../server/db/schema/index.ts';
import { aDoiSite, minute } from './crossref/a-doi-site.ts';

const { registrar, db, registered, openDoi, run, published, forget } = await aDoiSite();

test.each([
  ['away', 'Crossref answered with status 503.'],
  ['cuts', 'Crossref cannot be reached.'],
  ['refuses-account', 'Crossref refuses the account. Check CROSSREF_USERNAME and CROSSREF_PASSWORD.'],
  [
    'fails',
    'Crossref did not take the deposit: FAILURE FAILURE Your XML batch submission failed. [office@example.org/pub:…]',
  ],
] as const)(
  'decision 19: while the registrar is %s, what waits is tried again ever later, all of it together',
  async (mood, message) => {
    const [one, two] = [await published(), await published()];
    const doi = (await registered(one))?.doi ?? '';
    registrar.be(mood);
    await run();
    await run();
    const [first, second] = [await registered(one), await registered(two)];
    expect([first, second]).toMatchObject([
      { state: 'waiting', tries: 1, lastError: message },
      { state: 'waiting', tries: 1, lastError: message },
    ]);
    expect(await openDoi(one)).toMatchObject({ state: 'waiting', message });
    await run(1.5 * minute);
    const delay = async () => {
      const row = await registered(one);
      return Math.round(((row?.nextTryAt.getTime() ?? 0) - Date.now()) / minute - 1.5);
    };
    expect(await delay()).toBe(2);
    await db.update(doiRegistrations).set({ tries: 30 }).where(eq(doiRegistrations.articleId, one));
    await run(10 * minute);
    expect(Math.round(((await registered(one))?.nextTryAt.getTime() ?? 0) - Date.now()) / minute).toBeCloseTo(130, 0);

    registrar.be('good');
    await run(200 * minute);
    expect(await openDoi(one)).toMatchObject({ state: 'submitted', message: null });
    registrar.registers(doi);
    await db.delete(doiRegistrations).where(eq(doiRegistrations.state, 'submitted'));
  },
);

test('decision 19: a report that cannot be read is asked for again; a deposit that is lost is made anew', async () => {
  const id = await published();
  await run();
  registrar.be('babbles');
  await run(2 * minute);
  expect(await registered(id)).toMatchObject({
    state: 'submitted',
    lastError: 'Crossref’s report on a deposit could not be read.',
  });
  registrar.be('good');
  const times = registrar.deposits.length;
  await run(60 * minute);
  expect(await registered(id)).toMatchObject({ state: 'submitted', lastError: null });
  expect(registrar.deposits).toHaveLength(times);
  await run(7 * 60 * minute);
  expect(registrar.deposits).toHaveLength(times + 1);
  await forget(id);
});

test('decision 19: of two workers with the same DOI one deposits it', async () => {
  const id = await published();
  const times = registrar.deposits.length;
  await Promise.all([run(), run(), run()]);
  expect(registrar.deposits).toHaveLength(times + 1);
  await forget(id);
});
