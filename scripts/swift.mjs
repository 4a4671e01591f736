import { existsSync } from 'node:fs';
import { canInstallPackages, installPackages } from './debian-packages.mjs';
import { progress } from './progress.mjs';

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
  if (env.CI !== undefined && canInstallPackages() && (await installSwift())) return true;
  console.log(`\nSKIPPED: no bucket was used, since Debian's ${PACKAGES.join(', ')} are not on this machine.\n`);
  return false;
}

async function installSwift() {
  progress('Installing OpenStack Swift for the tests of buckets (about 40 seconds, once)');
  if (!(await installPackages(PACKAGES))) return false;
  progress('OpenStack Swift installed');
  return isHere();
}
