import { describe, expect, test } from 'vitest';
import { chosen, judged, patched } from './guards/judge.mjs';

describe('a patch', () => {
  test('removes the guard, whatever stands in its place', () => {
    expect(patched('a(); guard(); b();', { find: 'guard();', replace: "$& $' $1;" })).toBe("a(); $& $' $1; b();");
  });

  test.each([
    ['is missing', 'a();', 0],
    ['occurs twice', 'guard(); guard();', 2],
  ])('whose snippet %s is refused', (_, source, count) => {
    expect(() => patched(source, { find: 'guard();', replace: '' })).toThrow(`occurs ${count} times`);
  });
});

test('words choose guards by area or name', () => {
  const guard = { file: '', find: '', replace: '', tests: [] };
  const [links, sums] = [
    { ...guard, area: 'files', name: 'a signed link expires' },
    { ...guard, area: 'money', name: 'the ledger balances' },
  ];
  expect(chosen([links, sums], [])).toEqual([links, sums]);
  expect(chosen([links, sums], ['Ledger'])).toEqual([sums]);
  expect(chosen([links, sums], ['files', 'ledger'])).toEqual([links, sums]);
});

describe('a run', () => {
  const passed = { status: 'passed', failureMessages: [] };
  /** @param {string} message */
  const failed = (message) => ({ status: 'failed', failureMessages: [message] });
  const assertion = failed('AssertionError: expected 200 to be 403\n    at a.test.ts:3:1');
  /** @param {{ status: string, failureMessages: string[] }[]} assertionResults */
  const file = (...assertionResults) => ({ name: 'a.test.ts', message: '', assertionResults });
  const unread = { name: 'a.test.ts', message: 'Transform failed: unexpected token\nmore', assertionResults: [] };

  test.each([
    ['with a failed assertion', [file(passed, assertion)]],
    ['with a failed assertion in each file', [file(assertion), file(passed, assertion)]],
    ['with other failures beside it', [file(failed('TypeError: no'), assertion)]],
    ['with an assertion of our own', [file(failed('Error: POST /api/auth/login was not refused: 200'))]],
  ])('%s proves the guard', (_, testResults) => {
    expect(judged({ success: false, testResults })).toMatchObject({ outcome: 'red' });
  });

  test.each([
    ['in which all passed', true, [file(passed)]],
    ['in which one of the files passed', false, [file(passed), file(assertion)]],
  ])('%s shows that the guard is not tested', (_, success, testResults) => {
    expect(judged({ success, testResults })).toMatchObject({ outcome: 'green' });
  });

  test.each([
    ['without a report', undefined, 'no test ran'],
    ['without a file', { success: false, testResults: [] }, 'no test ran'],
    ['that cannot read its file', { success: false, testResults: [unread] }, 'Transform failed: unexpected token'],
    [
      'that reads one file of two',
      { success: false, testResults: [file(assertion), unread] },
      'Transform failed: unexpected token',
    ],
    [
      'that takes too long',
      { success: false, testResults: [file(failed('Error: Test timed out in 5 ms.'))] },
      'Error: Test timed out in 5 ms.',
    ],
    ['without an assertion', { success: false, testResults: [file(failed('ReferenceError: x'))] }, 'ReferenceError: x'],
    ['that fails outside of tests', { success: false, testResults: [file(passed)] }, 'an error outside of tests'],
  ])('%s proves nothing', (_, report, why) => {
    expect(judged(report)).toEqual({ outcome: 'broken', why });
  });
});
