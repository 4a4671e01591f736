import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { installationSecrets } from '../server/db/schema/index.ts';
import { AppError } from '../server/errors.ts';
import { checkLink, signLink } from '../server/domains/files/index.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const ctx = product.system;
const path = '/api/certificates/01a1ff00-0000-7000-8000-0000000000ab/document';
const in10Minutes = (seconds: number) => ({
  ...ctx,
  now: () => new Date(ctx.now().getTime() + (600 + seconds) * 1000),
});
const codeOf = (checked: Promise<void>) =>
  checked.then(
    () => 'opens',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

beforeEach(async () => {
  await product.parts.db.delete(installationSecrets).where(eq(installationSecrets.name, 'signed-links'));
});

test('a signed link opens its path for ten minutes, and says then that it is over', async () => {
  const link = await signLink(ctx, path);
  expect(await codeOf(checkLink(ctx, path, link))).toBe('opens');
  expect(await codeOf(checkLink(in10Minutes(-2), path, link))).toBe('opens');
  expect(await codeOf(checkLink(in10Minutes(0), path, link))).toBe('link-spent');
});

test('a link opens no other path, and no later hour', async () => {
  const link = await signLink(ctx, path);
  expect(await codeOf(checkLink(ctx, `${path}/`, link))).toBe('not-found');
  expect(await codeOf(checkLink(ctx, path.replace('ab', 'ac'), link))).toBe('not-found');
  expect(await codeOf(checkLink(ctx, path, { ...link, expires: link.expires + 3600 }))).toBe('not-found');
  // Forged before it is late: whether a link was real is nobody's to learn.
  expect(await codeOf(checkLink(in10Minutes(60), path, { ...link, signature: 'A'.repeat(43) }))).toBe('not-found');
});

test('a signature has one spelling: every changed, missing or added character makes it worthless', async () => {
  const link = await signLink(ctx, path);
  const { signature } = link;
  const others = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_');
  const forged = Array.from(signature).flatMap((own, place) =>
    others
      .filter((other) => other !== own)
      .map((other) => signature.slice(0, place) + other + signature.slice(place + 1)),
  );
  const odd = ['', signature.slice(0, -1), `${signature}A`, `${signature}=`, `${signature} `, `${signature}%00`];
  const answers = await Promise.all(
    [...forged, ...odd].map((made) => codeOf(checkLink(ctx, path, { ...link, signature: made }))),
  );
  expect(answers.length).toBeGreaterThan(2700);
  expect(answers.filter((code) => code !== 'not-found')).toEqual([]);
});

test('the key is made once, however many sign first; another key makes links worthless', async () => {
  const links = await Promise.all(Array.from({ length: 20 }, () => signLink(ctx, path)));
  expect(await Promise.all(links.map((link) => codeOf(checkLink(ctx, path, link))))).toEqual(links.map(() => 'opens'));
  await product.parts.db.delete(installationSecrets).where(eq(installationSecrets.name, 'signed-links'));
  const [link] = links;
  expect(link && (await codeOf(checkLink(ctx, path, link)))).toBe('not-found');
});
