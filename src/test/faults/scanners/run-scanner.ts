import { spawn, spawnSync } from 'node:child_process';

/** Whether a scanner stands on this machine; they come with Debian, not with us. */
export function isInstalled(command: string): boolean {
  const isThere = spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;
  if (!isThere)
    process.stderr.write(
      `\n${command.toUpperCase()} DID NOT RUN: it is not installed (Debian: apt-get install ${command})\n`,
    );
  return isThere;
}

/** Runs a scanner to its end, or until its time is over; it lives in a folder of its own. */
export function runScanner(
  command: string,
  args: readonly string[],
  { home, seconds }: { home: string; seconds: number },
) {
  return new Promise<{ output: string; isWhole: boolean }>((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: home,
      env: { ...process.env, HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, PYTHONWARNINGS: 'ignore' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (text: Buffer) => void (output += text.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const timer = setTimeout(() => child.kill('SIGINT'), seconds * 1000);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      resolve({ output, isWhole: code === 0 && signal === null });
    });
  });
}
