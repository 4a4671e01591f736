import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { demoPassword, linkInMailTo } from './people.ts';

/** Registers a reader of a test's own and follows the link of the email; answers with the address to log in with. */
export async function newReader(request: APIRequestContext): Promise<string> {
  const email = `reader-${randomUUID().slice(0, 13)}@example.org`;
  const registered = await request.post('/api/auth/register', {
    data: {
      email,
      password: demoPassword,
      confirmPassword: demoPassword,
      title: 'Dr',
      surname: 'Reader',
      otherName: 'Noor',
      affiliation: 'Example University',
      country: 'AE',
    },
  });
  expect(registered.status()).toBe(201);
  const token = (await linkInMailTo(request, email)).split('/').at(-1);
  expect((await request.post(`/api/auth/verify-email/${token}`)).status()).toBe(200);
  return email;
}
