import { readConfig, workersOf } from '../config.ts';
import { makeDataFolder } from '../data-folder.ts';
import { refuseTakenAddress } from '../listening-address.ts';
import { runUntilStopped } from './terminal.ts';

/** What is started from outside: reads the settings once, and serves the site by one process or by several. */
export function runFirst(isDevelopment: boolean): Promise<void> {
  return runUntilStopped(async (fail) => {
    const config = readConfig();
    await refuseTakenAddress(config);
    makeDataFolder(config.dataDir);
    const workers = isDevelopment ? 1 : workersOf(config);
    if (workers === 1) return (await import('./run-alone.ts')).runAlone(config, isDevelopment);
    return (await import('./run-primary.ts')).runPrimary(config, workers, fail);
  });
}
