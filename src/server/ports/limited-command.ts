import { existsSync } from 'node:fs';

interface Limits {
  /** Of data of its own, in kilobytes. */
  readonly data: number;
  /** CPU time in seconds, in case no parent process is left to end it. */
  readonly computing: number;
}

const shell = '/bin/sh';

/** In kilobytes for each thread, so that threads count the same on every computer. */
const stack = 4096;

/** A command that the system ends when it takes too much; where there is no such shell, the time limit of the caller is left. */
export function limitedCommand(
  { data, computing }: Limits,
  words: readonly [string, ...string[]],
): readonly [string, ...string[]] {
  if (!existsSync(shell)) return words;
  return [
    shell,
    '-c',
    `ulimit -s ${stack} 2>/dev/null; ulimit -d ${data} 2>/dev/null; ulimit -t ${computing}; ulimit -c 0; exec "$@"`,
    shell,
    ...words,
  ];
}
