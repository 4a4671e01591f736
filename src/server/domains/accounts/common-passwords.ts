import * as t from '../../../messages/account-responses.ts';
import { invalidInput } from '../../errors.ts';

/** Passwords that meet the written rule but lead every list of guesses. */
const stems = [
  'password',
  'passw0rd',
  'p@ssword',
  'p@ssw0rd',
  'welcome',
  'qwerty',
  'qwertyuiop',
  'abc',
  'abcd',
  'admin',
  'administrator',
  'letmein',
  'iloveyou',
  'monkey',
  'dragon',
  'football',
  'sunshine',
  'princess',
  'changeme',
  'secret',
  'test',
  'summer',
  'winter',
  'spring',
  'autumn',
  'dubai',
  'master',
  'hello',
  'login',
  'access',
];
const common = new Set(stems);

/** Refuses a password that everybody guesses first. */
export function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password)) throw invalidInput('password', t.passwordTooCommon());
}

/** Whether a password is a well-known word with the usual digits and marks around it. */
function isCommonPassword(password: string): boolean {
  const core = password
    .toLowerCase()
    .replace(/^[^a-z]+/, '')
    .replace(/[^a-z]+$/, '');
  return common.has(core) || common.has(password.toLowerCase().replace(/[\d!@#$%^&*.?_-]+$/, ''));
}
