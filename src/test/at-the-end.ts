import { afterAll, onTestFinished, TestRunner } from 'vitest';

/**
 * Ends what a helper of the tests began: after the test that asked for it, or after the suite when it was asked for outside of
 * tests. `afterAll` alone is never called when it is said within a test that runs, and what began there would go on.
 */
export function atTheEnd(end: () => unknown): void {
  const register = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
  register(async () => void (await end()));
}
