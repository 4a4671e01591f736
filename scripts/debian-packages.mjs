import { existsSync } from 'node:fs';
import { progress } from './progress.mjs';
import { runProgram } from './run-program.mjs';

const APT_GET = '/usr/bin/apt-get';

/** Whether packages of Debian can be installed here and now. */
export const canInstallPackages = () => process.getuid?.() === 0 && existsSync(APT_GET);

/** Installs packages of Debian; says whether they are there now, and prints why not. @param {readonly string[]} names */
export async function installPackages(names) {
  // The list of packages comes before the packages.
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', ...names]]) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const { code, output } = await runProgram(APT_GET, args, { env, collect: true });
    if (code !== 0) {
      progress(`apt-get ${args.join(' ')} did not succeed:\n${output}`);
      return false;
    }
  }
  return true;
}
