import { existsSync, readFileSync } from 'node:fs';
import { failureLine } from './failure-line.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */
/** @typedef {{ message?: string }} Failure */
/** @typedef {{ status: string, results: { error?: Failure }[] }} Journey */
/** @typedef {{ file: string, title: string, tests: Journey[] }} Spec */
/** @typedef {{ specs: Spec[], suites?: Suite[] }} Suite */

/** The tally that our reporter of Vitest left. @param {string} file @returns {Tally | undefined} */
export const readVitestTally = (file) => readJson(file);

/** What Playwright's JSON report says; errors outside of tests count as failures. @param {string} file @returns {Tally | undefined} */
export function readPlaywrightReport(file) {
  const report = readJson(file);
  if (report === undefined) return undefined;
  const failed = specsOf(report).flatMap(({ file: place, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => failureLine(place, title, results.find(({ error }) => error)?.error?.message)),
  );
  const outside = report.errors.map((/** @type {Failure} */ { message }) =>
    failureLine('outside of journeys', message),
  );
  return { passed: report.stats.expected, failures: [...failed, ...outside] };
}

/** @param {{ suites?: Suite[] }} parent @returns {Spec[]} */
const specsOf = ({ suites = [] }) => suites.flatMap((suite) => [...suite.specs, ...specsOf(suite)]);

/** What a tool wrote, or nothing when it came to no end. @param {string} file */
export function readJson(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
