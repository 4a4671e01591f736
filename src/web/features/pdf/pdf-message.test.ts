import { expect, test } from 'vitest';
import { pdfFailureOf } from './pdf-message.tsx';

const named = (name: string, traits: object = {}) => Object.assign(new Error('x'), { name }, traits);

test.each([
  ['a server that wants a sign-in', named('ResponseException', { status: 401 }), 'refused'],
  ['a server that wants a pass', named('ResponseException', { status: 402 }), 'refused'],
  ['an article withdrawn meanwhile', named('ResponseException', { status: 410 }), 'withdrawn'],
  ['a file that is gone', named('ResponseException', { status: 404 }), 'missing'],
  ['a server in trouble', named('ResponseException', { status: 503 }), 'unreachable'],
  ['no connection', new TypeError('Failed to fetch'), 'unreachable'],
  ['bytes that are no PDF', named('InvalidPDFException'), 'damaged'],
  ['a locked file', named('PasswordException', { code: 1 }), 'locked'],
  ['something that is no error', 'odd', 'unreachable'],
])('tells %s from the others', (_what, error, failure) => {
  expect(pdfFailureOf(error)).toBe(failure);
});
