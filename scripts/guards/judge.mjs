/**
 * One guard of the product, and the tests that must fail without it.
 *
 * @typedef {{ area: string, name: string, file: string, find: string, replace: string, tests: string[] }} Guard
 * @typedef {Omit<Guard, 'area'>} Entry
 */

/** What Vitest's JSON report says of one file of tests. @typedef {{ name: string, message?: string, assertionResults: { status: string, failureMessages?: string[] }[] }} TestFile */
/** @typedef {{ success: boolean, testResults: TestFile[] }} Report */
/** @typedef {{ outcome: 'red' | 'green' | 'broken', why: string }} Verdict */

/** The source without the guard; the snippet must occur exactly once. @param {string} source @param {Pick<Guard, 'find' | 'replace'>} guard */
export function patched(source, { find, replace }) {
  const count = source.split(find).length - 1;
  if (count !== 1) throw new Error(`its snippet occurs ${count} times, not once`);
  return source.replace(find, () => replace);
}

/** The guards whose area or name contains one of the words; all of them without words. @param {Guard[]} guards @param {string[]} words */
export function chosen(guards, words) {
  if (words.length === 0) return guards;
  return guards.filter(({ area, name }) =>
    words.some((word) => `${area}: ${name}`.toLowerCase().includes(word.toLowerCase())),
  );
}

/** Whether a run proves the guard: in every file an assertion failed. @param {Report | undefined} report @returns {Verdict} */
export function judged(report) {
  if (report === undefined || report.testResults.length === 0) return broken('no test ran');
  const verdicts = report.testResults.map(verdictOf);
  const wrong = verdicts.find(({ outcome }) => outcome === 'broken');
  if (wrong !== undefined) return wrong;
  if (verdicts.every(({ outcome }) => outcome === 'red')) return { outcome: 'red', why: '' };
  if (verdicts.every(({ outcome }) => outcome === 'green') && !report.success)
    return broken('an error outside of tests');
  return { outcome: 'green', why: '' };
}

/** An assertion, ours or the library's; a source that cannot be read or run, or a run that took too long, proves nothing. */
const PROOF = /^(AssertionError|Error: (?!Cannot find|connect |[^\n]*timed out))/;

/** @param {TestFile} file @returns {Verdict} */
function verdictOf({ assertionResults, message = '' }) {
  if (assertionResults.length === 0) return broken(message);
  const failures = assertionResults.flatMap(({ status, failureMessages = [] }) =>
    status === 'failed' ? [failureMessages.join('\n')] : [],
  );
  if (failures.some((failure) => PROOF.test(failure))) return { outcome: 'red', why: '' };
  // A suite whose setup fails leaves its tests without a result.
  const why = failures[0] ?? message;
  return why === '' ? { outcome: 'green', why } : broken(why);
}

/** @param {string} why @returns {Verdict} */
const broken = (why) => ({ outcome: 'broken', why: why.split('\n')[0] ?? '' });
