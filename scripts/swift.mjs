import { existsSync } from 'node:fs';
import { progress } from './progress.mjs';
import { runProgram } from './run-program.mjs';

const PROGRAMS = ['/usr/bin/swift-ring-builder', '/usr/bin/swift-proxy-server', '/usr/bin/memcached'];
const PACKAGES = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached'];

const isHere = () => PROGRAMS.every((place) => existsSync(place));

/**
 * The store that buckets are tried on: that of the machine, or Debian's; says whether there is one. Its packages bring
 * services, so that they are installed on build servers alone.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export async function ensureSwift(env) {
  if (isHere()) return true;
  const isBuildServer = env.CI !== undefined && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isBuildServer && (await installSwift())) return true;
  console.log(`\nSKIPPED: no bucket was used, since Debian's ${PACKAGES.join(', ')} are not on this machine.\n`);
  return false;
}

async function installSwift() {
  progress('Installing OpenStack Swift for the tests of buckets (about 40 seconds, once)');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', ...PACKAGES]]) {
    // The list of packages comes before the packages.
    const { code, output } = await runProgram('/usr/bin/apt-get', args, { env, collect: true });
    if (code !== 0) {
      progress(`apt-get ${args[0]} did not succeed:\n${output}`);
      return false;
    }
  }
  progress('OpenStack Swift installed');
  return isHere();
}
