import { existsSync, readFileSync } from 'node:fs';

/** @typedef {import('./tally.mjs').Tally} Tally */

/** The counts in Vitest's JSON report; a file that could not be loaded counts as a failure. @param {string} file @returns {Tally | undefined} */
export function readVitestReport(file) {
  const report = readJson(file);
  if (report === undefined) return undefined;
  const unloaded = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ suite) =>
      suite.status === 'failed' && suite.assertionResults.length === 0,
  ).length;
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded };
}

/** The counts in Playwright's JSON report; errors outside of tests count as failures. @param {string} file @returns {Tally | undefined} */
export function readPlaywrightReport(file) {
  const report = readJson(file);
  if (report === undefined) return undefined;
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length };
}

/** @param {string} file */
function readJson(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
