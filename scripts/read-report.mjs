import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { inProject } from './project.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */
/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} VitestTest */
/** @typedef {{ status: string, name: string, message: string, assertionResults: VitestTest[] }} VitestSuite */
/** @typedef {{ message?: string }} Failure */
/** @typedef {{ status: string, results: { error?: Failure }[] }} Journey */
/** @typedef {{ file: string, title: string, tests: Journey[] }} Spec */
/** @typedef {{ specs: Spec[], suites?: Suite[] }} Suite */

/** What Vitest's JSON report says; a file that failed without a test of it, as one that could not be loaded, counts as one. @param {string} file @returns {Tally | undefined} */
export function readVitestReport(file) {
  const report = readJson(file);
  if (report === undefined) return undefined;
  /** @type {VitestSuite[]} */
  const suites = report.testResults;
  const failures = suites.flatMap(({ status, name, message, assertionResults }) => {
    const place = relative(inProject(), name);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [line(place, 'the file itself', message)];
    return failed.map(({ fullName, failureMessages }) => line(place, fullName, failureMessages[0]));
  });
  return { passed: report.numPassedTests, failures };
}

/** What Playwright's JSON report says; errors outside of tests count as failures. @param {string} file @returns {Tally | undefined} */
export function readPlaywrightReport(file) {
  const report = readJson(file);
  if (report === undefined) return undefined;
  const { expected, flaky } = report.stats;
  const failed = specsOf(report).flatMap(({ file: place, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => line(place, title, results.at(-1)?.error?.message)),
  );
  const outside = report.errors.map((/** @type {Failure} */ { message }) => line('outside of journeys', '', message));
  return { passed: expected + flaky, failures: [...failed, ...outside] };
}

/** @param {{ suites?: Suite[] }} parent @returns {Spec[]} */
const specsOf = ({ suites = [] }) => suites.flatMap((suite) => [...suite.specs, ...specsOf(suite)]);

/** Where, what and why, as one line. @param {string} place @param {string} title @param {string | undefined} why */
function line(place, title, why = '') {
  const [reason = ''] = stripVTControlCharacters(why).split('\n');
  return [place, title, reason].filter((part) => part !== '').join(' › ');
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
