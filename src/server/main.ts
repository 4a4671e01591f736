import pino from 'pino';
import { readConfig, type Config } from './config.ts';
import { demoAccounts, demoPassword, loadDemo } from './demo/load-demo.ts';
import { StartError } from './errors.ts';
import { ensureFirstAdministrator } from './features/accounts/index.ts';
import { loggedError } from './logged-error.ts';
import { openParts, type Parts } from './open-parts.ts';
import { confinedInspector } from './ports/inspection/confined-inspector.ts';
import { startServer } from './start-server.ts';

const startedAt = performance.now();
const isDevelopment = process.argv.includes('--dev');

/** Says a step of the start to the person at the terminal. */
function report(step: string): void {
  process.stdout.write(`[${((performance.now() - startedAt) / 1000).toFixed(1).padStart(5)}s] ${step}\n`);
}

function announce(config: Config): void {
  report(`${config.siteName} is ready: open ${config.siteUrl}`);
  if (!config.isDemo) return;
  const accounts = demoAccounts.map(({ email, role }) => `    ${email.padEnd(24)} ${role}`);
  process.stdout.write(
    `\n  Demo accounts, password ${demoPassword}\n${accounts.join('\n')}\n\n  Press Ctrl-C to stop.\n\n`,
  );
}

async function serve(config: Config, parts: Parts) {
  const system = parts.contextFor({ kind: 'system', task: 'start' });
  if (config.firstAdministrator)
    await ensureFirstAdministrator(system, config.firstAdministrator.email, config.firstAdministrator.password);
  if (config.isDemo) await loadDemo(system, report);
  return startServer(config, parts, isDevelopment);
}

/** Starts everything; answers with the way to end it. */
async function start(): Promise<() => Promise<void>> {
  const config = readConfig();
  const parts = await openParts(config, {
    log: pino({ level: config.logLevel, serializers: { err: loggedError } }),
    report,
    role: 'server',
    inspection: confinedInspector(),
    now: () => new Date(),
  });
  const app = await serve(config, parts).catch(async (error: unknown) => {
    await parts.close();
    throw error;
  });
  announce(config);
  return async () => {
    await app.close();
    await parts.close();
  };
}

const running = start();
let stopping: Promise<void> | null = null;

/** Ends what is running, also when it is only just starting: nothing may be left behind. */
async function stop(): Promise<void> {
  const end = await running.catch(() => null);
  await end?.();
  process.exit(0);
}

// A second signal must not end the process before PostgreSQL has stopped.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void (stopping ??= stop()));

try {
  await running;
} catch (error) {
  // What the system refuses (a host, a folder, a server that is away) says enough in its message.
  const isExpected = error instanceof StartError || (error instanceof Error && 'syscall' in error);
  const text = isExpected ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
