import { expect, test } from 'vitest';
import { DrizzleQueryError } from 'drizzle-orm';
import { loggedError } from './logged-error.ts';

test('of a failed statement the log never says the values', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint'), {
    code: '23505',
    detail: 'Key (email)=(amal@example.org) already exists.',
  });
  const error = new DrizzleQueryError('insert into users values ($1, $2)', ['amal@example.org', '$argon2id$x'], cause);
  const logged = JSON.stringify(loggedError(error));
  expect(logged).toContain('23505');
  expect(logged).toContain('insert into users');
  expect(logged).not.toMatch(/amal|argon2id/);
});

test('any other error is told whole', () => {
  expect(loggedError(new TypeError('odd'))).toMatchObject({ type: 'TypeError', message: 'odd' });
});
