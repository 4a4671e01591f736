import { existsSync } from 'node:fs';
import { progress } from './progress.mjs';
import { runProgram } from './run-program.mjs';

const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const PACKAGE = '/usr/bin/chromium';

/** The browser for the journeys: the named one, one of the machine, or Debian's; undefined when none can be had. */
export async function findChromium() {
  const named = process.env.CHROMIUM;
  if (named !== undefined && named !== '') return existsSync(named) ? named : undefined;
  return KNOWN_PLACES.find((place) => existsSync(place)) ?? (await installChromium());
}

async function installChromium() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  progress('Installing Chromium for the journeys (about a minute, once)');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium', 'fonts-liberation']]) {
    // The list of packages comes before the package.
    const { code, output } = await runProgram('/usr/bin/apt-get', args, { env, collect: true });
    if (code !== 0) {
      progress(`apt-get ${args[0]} did not succeed:\n${output}`);
      return undefined;
    }
  }
  progress('Chromium installed');
  return existsSync(PACKAGE) ? PACKAGE : undefined;
}
