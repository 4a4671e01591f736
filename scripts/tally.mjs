/**
 * How many tests or checks passed, and a line for each that failed, saying why.
 *
 * @typedef {{ passed: number, failures: string[] }} Tally
 */

/** The sum of several. @param {Tally[]} tallies @returns {Tally} */
export function sum(tallies) {
  return {
    passed: tallies.reduce((total, tally) => total + tally.passed, 0),
    failures: tallies.flatMap((tally) => tally.failures),
  };
}

/**
 * The tally of a tool: one that ended badly without naming a failure, or that ran nothing, has failed itself.
 *
 * @param {string} tool
 * @param {Tally | undefined} reported
 * @param {number} code
 * @returns {Tally}
 */
export function judged(tool, reported, code) {
  const tally = reported ?? { passed: 0, failures: [] };
  if (tally.failures.length > 0) return tally;
  if (tally.passed === 0) return { ...tally, failures: [`${tool} ran nothing`] };
  return code === 0
    ? tally
    : { ...tally, failures: [`${tool} ended with ${code}, though everything that it ran passed`] };
}

/** Prints the failures, and the outcome as the last line; gives the exit code. @param {Tally[]} tallies */
export function conclude(tallies) {
  const { passed, failures } = sum(tallies);
  for (const failure of failures) console.log(`FAILED  ${failure}`);
  console.log(`${passed} passed, ${failures.length} failed`);
  return failures.length === 0 ? 0 : 1;
}
