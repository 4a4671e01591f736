import { expect, test } from 'vitest';
import { afterSetback, waitAfter, type AfterSetback, type Setback } from './upload-setback.ts';

const setback = (change: Partial<Setback>): Setback => ({
  status: 0,
  isOurs: true,
  isBegun: false,
  times: 0,
  ...change,
});

test.each<[string, Partial<Setback>, AfterSetback]>([
  ['a cut line is waited out', {}, 'wait'],
  ['a cut line is waited out for ever', { times: 1000 }, 'wait'],
  ['a server that starts is waited for', { status: 503, isOurs: false, times: 1000 }, 'wait'],
  ['a locked upload is waited for', { status: 423, isBegun: true }, 'wait'],
  ['too many requests are waited out', { status: 429 }, 'wait'],
  ['a fault of the server is tried again', { status: 500 }, 'wait'],
  ['a lasting fault of the server stops', { status: 500, times: 5 }, 'stop'],
  ['another offset is asked for', { status: 409, isBegun: true }, 'wait'],
  ['an ended sign-in', { status: 401, isBegun: true }, 'signed-out'],
  ['an expired upload begins anew', { status: 404, isBegun: true }, 'begin-anew'],
  ['an upload that is gone begins anew', { status: 410, isBegun: true }, 'begin-anew'],
  ['one that is gone again and again goes another way', { status: 404, isBegun: true, times: 5 }, 'other-way'],
  ['a server without resumable uploads', { status: 404, isOurs: false }, 'other-way'],
  ['a proxy that does not know the method', { status: 405, isOurs: false, isBegun: true }, 'other-way'],
  ['a proxy that has not implemented it', { status: 501, isOurs: false, isBegun: true }, 'other-way'],
  ['a proxy that refuses PATCH', { status: 403, isOurs: false, isBegun: true }, 'other-way'],
  ['a full disk', { status: 507, isBegun: true }, 'stop'],
  ['another person’s upload id', { status: 404 }, 'refuse'],
  ['a manuscript that was submitted', { status: 409 }, 'refuse'],
  ['a file that is too large', { status: 413 }, 'refuse'],
  ['a file of another kind', { status: 415, isBegun: true }, 'refuse'],
  ['a file that is not acceptable', { status: 422, isBegun: true }, 'refuse'],
])('decision 22, uploads: %s', (_, change, expected) => {
  expect(afterSetback(setback(change))).toBe(expected);
});

test('decision 22, uploads: attempts come less and less often, but never end', () => {
  expect([0, 1, 2, 5, 6, 500].map(waitAfter)).toEqual([1000, 2000, 4000, 30_000, 30_000, 30_000]);
});
