import { readConfig, workersOf } from '../config.ts';
import { makeDataFolder } from '../data-folder.ts';
import { refuseTakenAddress } from '../listening-address.ts';
import { announce, runUntilStopped } from './terminal.ts';

/** The entry point: reads the settings once, and serves the site by one process or several. */
export function start(isDevelopment: boolean): Promise<void> {
  return runUntilStopped(async (fail) => {
    const config = readConfig();
    await refuseTakenAddress(config);
    makeDataFolder(config.dataDir);
    const workers = isDevelopment ? 1 : workersOf(config);
    const end =
      workers === 1
        ? await (await import('./serve-site.ts')).serveSite(config, { isDevelopment, prepares: true, among: null })
        : await (await import('./primary.ts')).runPrimary(config, workers, fail);
    await announce(config);
    return end;
  });
}
