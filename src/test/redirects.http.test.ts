import { expect, test } from 'vitest';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();

const ask = (address: string, method = 'GET') => fetch(product.url + address, { method, redirect: 'manual' });

test.each([
  ['/faq/authorfaq', '/faq/authorFAQ'],
  ['/faq/reviewfaq', '/faq/reviewFAQ'],
  ['/faq/editorfaq', '/faq/editorFAQ'],
  ['/ethicalpractice', '/ethics/ethicalpractice'],
  ['/authorship', '/ethics/authorship'],
  ['/submission', '/ethics/submission'],
  ['/contact', '/contact/new'],
  ['/Policies/', '/policies'],
  ['/journal/EIJER/?page=2&utm_source=x', '/journal/EIJER?page=2&utm_source=x'],
])('decision 16: %s redirects permanently to %s', async (address, target) => {
  const answer = await ask(address);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, target]);
});

test('a redirect answers HEAD, too', async () => {
  expect((await ask('/authorship', 'HEAD')).status).toBe(301);
});

test.each([
  '//evil.example/',
  '/\\evil.example/',
  '/%5Cevil.example/',
  '/policies/..//evil.example/',
  '/.//evil.example/',
])('no spelling leads to another site: %s', async (address) => {
  // The address goes out as it is: `fetch` would tidy it up.
  const { status, location } = await raw(address);
  expect(location).toBeNull();
  expect(status).not.toBe(301);
});

test('a redirect to a private screen is kept by nobody and tells no other site', async () => {
  const { headers } = await ask('/RESET-PASSWORD/secret');
  expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer']);
});

test('calls and documents keep their own addresses', async () => {
  for (const address of ['/api/journal', '/api/journal/', '/all_articles.rss', '/favicon.svg'])
    expect((await ask(address)).status, address).not.toBe(301);
});

async function raw(address: string): Promise<{ status: number; location: string | null }> {
  const { request } = await import('node:http');
  const { hostname, port } = new URL(product.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path: address }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? null });
    })
      .on('error', reject)
      .end();
  });
}
