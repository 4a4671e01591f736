/** How many of a kind of things passed and failed. @typedef {{ passed: number, failed: number }} Tally */

/** The sum of several. @param {Tally[]} tallies @returns {Tally} */
export function sum(tallies) {
  return {
    passed: tallies.reduce((total, tally) => total + tally.passed, 0),
    failed: tallies.reduce((total, tally) => total + tally.failed, 0),
  };
}

/**
 * The tally of a tool: one that ended badly without naming a failure, or that ran nothing, has failed itself.
 *
 * @param {Tally | undefined} reported
 * @param {number} code
 * @returns {Tally}
 */
export function judged(reported, code) {
  const tally = reported ?? { passed: 0, failed: 0 };
  const ranNothing = tally.passed + tally.failed === 0;
  return tally.failed === 0 && (code !== 0 || ranNothing) ? { ...tally, failed: 1 } : tally;
}

/** Prints the outcome as the last line and gives the exit code. @param {Tally[]} tallies */
export function conclude(tallies) {
  const { passed, failed } = sum(tallies);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
