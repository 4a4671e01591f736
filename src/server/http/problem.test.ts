import { expect, test } from 'vitest';
import { isDatabaseAway, isUnavailable } from './problem.ts';

/** As the query builder hands it on. */
const failedStatement = (code: string) =>
  new Error('Failed query: select 1', { cause: Object.assign(new Error('as the database says'), { code }) });

test.each([
  ['08006', 'a connection that broke'],
  ['25006', 'a database that only follows another one now'],
  ['25P03', 'a transaction that was left open for too long'],
  ['40001', 'two that cannot both be'],
  ['40P01', 'two that wait for each other'],
  ['53100', 'a full disk'],
  ['53200', 'memory that is used up'],
  ['53300', 'connections that are used up'],
  ['55P03', 'a lock that somebody holds'],
  ['57014', 'a statement that took too long'],
  ['57P01', 'a database that is being stopped'],
  ['57P03', 'a database that is being started'],
  ['58030', 'a disk that cannot be read'],
  ['ECONNREFUSED', 'nobody who listens'],
  ['ETIMEDOUT', 'nobody who answers'],
  ['EAI_AGAIN', 'a name that nobody can look up now'],
])('issue 9: %s, %s, passes: the same request may succeed in a moment', (code) => {
  expect(isDatabaseAway(failedStatement(code))).toBe(true);
});

test.each(['23505', '22P02', '42703', '42P01', '28P01', '25P02'])('issue 9: %s does not pass by itself', (code) => {
  expect(isDatabaseAway(failedStatement(code))).toBe(false);
});

test.each(['ENOSPC', 'EDQUOT'])('issue 9: a disk without room (%s) passes, too', (code) => {
  expect(isUnavailable(Object.assign(new Error('as the system says'), { code }))).toBe(true);
  expect(isUnavailable(new Error('as the system says'))).toBe(false);
});
