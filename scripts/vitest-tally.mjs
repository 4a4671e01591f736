import { writeFileSync } from 'node:fs';
import { failureLine } from './failure-line.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */
/** @typedef {import('vitest/node').TestModule} TestModule */
/** @typedef {import('vitest').SerializedError} SerializedError */

/** @param {TestModule} module @returns {Tally} */
function tallyOf(module) {
  const place = module.relativeModuleId;
  const tests = [...module.children.allTests()];
  const suites = [module, ...module.children.allSuites()];
  const ofItself = suites.flatMap((suite) => suite.errors().map(({ message }) => failureLine(place, message)));
  const failed = tests.filter((test) => test.result().state === 'failed');
  return {
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failures: [
      ...failed.map((test) => failureLine(place, test.fullName, test.result().errors?.[0]?.message)),
      ...ofItself,
    ],
  };
}

/**
 * The result of a run; an error outside of tests, such as an uncaught one, is a failure.
 *
 * @param {readonly TestModule[]} modules @param {readonly SerializedError[]} errors @returns {Tally}
 */
export function tallyOfRun(modules, errors) {
  const tallies = modules.map(tallyOf);
  const outside = errors.map(({ message }) => failureLine('outside of tests', message));
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failures: [...tallies.flatMap(({ failures }) => failures), ...outside],
  };
}

/** A reporter of Vitest that leaves the tally of its run in the file that `VITEST_TALLY_FILE` names. */
export default class VitestTally {
  /** @param {readonly TestModule[]} modules @param {readonly SerializedError[]} errors */
  onTestRunEnd(modules, errors) {
    const file = process.env.VITEST_TALLY_FILE;
    if (file !== undefined) writeFileSync(file, JSON.stringify(tallyOfRun(modules, errors)));
  }
}
