import { existsSync } from 'node:fs';
import { canInstallPackages, installPackages } from './debian-packages.mjs';
import { progress } from './progress.mjs';

const KNOWN_PLACES = [
  // The same engine without windows: the journeys take a quarter less of the processors' time.
  '/usr/bin/chromium-headless-shell',
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
/** Debian's, the lighter one first; older releases have only the other. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** The browser for the journeys: the named one, one of the machine, or Debian's; undefined when none can be had. */
export async function findChromium() {
  const named = process.env.CHROMIUM;
  if (named !== undefined && named !== '') return existsSync(named) ? named : undefined;
  return KNOWN_PLACES.find((place) => existsSync(place)) ?? (await installChromium());
}

async function installChromium() {
  if (!canInstallPackages()) return undefined;
  progress('Installing Chromium for the journeys (about a minute, once)');
  for (const name of PACKAGES) {
    if (await installPackages([name, 'fonts-liberation'])) {
      progress('Chromium installed');
      break;
    }
  }
  return KNOWN_PLACES.find((place) => existsSync(place));
}
