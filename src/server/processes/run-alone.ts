import type { Config } from '../config.ts';
import { serveSite } from './serve-site.ts';
import { announce, report } from './terminal.ts';

/** Serves the site by this process alone. */
export async function runAlone(config: Config, isDevelopment: boolean) {
  const end = await serveSite(config, { report, isDevelopment, prepares: true, among: null });
  await announce(config);
  return end;
}
