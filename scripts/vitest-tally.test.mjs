import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startVitest } from 'vitest/node';
import { withTemporaryFolder } from './temporary-folder.mjs';
import { tallyOfRun } from './vitest-tally.mjs';

const tests = {
  'sound.test.mjs': `test('one is one', () => expect(1).toBe(1));`,
  'unsound.test.mjs': `test('one is two', () => expect(1).toBe(2)); test.skip('left out', () => {});`,
  'broken.test.mjs': `throw new Error('cannot be loaded');`,
  'hook.test.mjs': `import { afterAll } from 'vitest'; afterAll(() => { throw new Error('not tidied up'); }); test('tidy', () => {});`,
};

test('a tally counts what passed and names what failed; a file that fails by itself is a failure', () =>
  withTemporaryFolder('tally', async (folder) => {
    for (const [name, text] of Object.entries(tests))
      writeFileSync(join(folder, name), `import { expect, test } from 'vitest';\n${text}`);
    /** @type {import('./tally.mjs').Tally | undefined} */
    let tally;
    const reporter = {
      onTestRunEnd: (/** @type {Parameters<typeof tallyOfRun>} */ ...run) => void (tally = tallyOfRun(...run)),
    };
    const exitCode = process.exitCode;
    const vitest = await startVitest([], {
      root: folder,
      config: false,
      watch: false,
      reporters: [reporter],
    });
    await vitest.close();
    process.exitCode = exitCode;
    expect(tally?.passed).toBe(2);
    expect(tally?.failures.toSorted()).toEqual([
      'broken.test.mjs › cannot be loaded',
      'hook.test.mjs › not tidied up',
      'unsound.test.mjs › one is two › expected 1 to be 2 // Object.is equality',
    ]);
  }));
