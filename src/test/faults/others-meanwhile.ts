import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';

/** How long others wait meanwhile for a page that is kept, who are there already and who come. They are a process of their own: one that floods would measure itself. */
export async function othersMeanwhile(address: string, work: Promise<unknown>): Promise<number[]> {
  const asker = spawn(process.execPath, [path.join(import.meta.dirname, 'asker.ts'), address], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const told = text(asker.stdout);
  await work.finally(() => asker.stdin.end());
  // Its own form.
  const { waited, refused } = JSON.parse(await told) as { waited: number[]; refused: string[] };
  expect(refused).toEqual([]);
  expect(waited.length).toBeGreaterThan(0);
  return waited;
}
