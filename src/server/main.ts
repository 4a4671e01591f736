import { ConfigurationError, readConfig, type Config } from './config.ts';
import { createAdministrator } from './features/accounts/index.ts';
import { openParts } from './open-parts.ts';
import { startServer } from './start-server.ts';
import { loadDemo } from './demo/load-demo.ts';
import { demoPassword, people } from './demo/load-demo.ts';
import pino from 'pino';

const startedAt = performance.now();
const isDevelopment = process.argv.includes('--dev');

/** Says a step of the start to the person at the terminal. */
function report(step: string): void {
  process.stdout.write(`[${((performance.now() - startedAt) / 1000).toFixed(1).padStart(5)}s] ${step}\n`);
}

function announce(config: Config): void {
  report(`${config.siteName} is ready: open ${config.siteUrl}`);
  if (!config.isDemo) return;
  const accounts = people.map((person) => `    ${person.email.padEnd(24)} ${person.role}`);
  process.stdout.write(`\n  Demo accounts, password ${demoPassword}\n${accounts.join('\n')}\n\n  Press Ctrl-C to stop.\n\n`);
}

async function main(): Promise<void> {
  const config = readConfig();
  const log = pino({ level: config.logLevel });
  const parts = await openParts(config, { log, report, role: 'server' });
  const system = parts.contextFor({ kind: 'system', task: 'start' });
  if (config.firstAdministrator) await createAdministrator(system, config.firstAdministrator.email, config.firstAdministrator.password);
  if (config.isDemo) await loadDemo(system, report);
  const app = await startServer(config, parts, isDevelopment).catch(async (error: unknown) => {
    await parts.close();
    throw error;
  });
  announce(config);
  const stop = async () => {
    await app.close();
    await parts.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}

try {
  await main();
} catch (error) {
  process.stderr.write(error instanceof ConfigurationError ? `${error.message}\n` : `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
}
