import type { APIRequestContext } from '@playwright/test';
import { aPerson, demoPassword } from './people.ts';

/** A reader of a test's own; answers with the address to log in with, the password is the demo's. */
export const newReader = async (request: APIRequestContext): Promise<string> =>
  (await aPerson(request, 'Reader', 'AE', { password: demoPassword })).email;
