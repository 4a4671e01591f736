import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync, appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { figure, onThisMachine } from './figures.ts';
import { aSite } from './site.ts';
import { allWriters } from './writers.ts';
import { underWritingLoad } from './writing-load.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { atTheEnd } from '../at-the-end.ts';

const megabyte = 1024 * 1024;

/** A disk of so many megabytes, or null where this machine lets nobody make one. */
function aSmallDisk(megabytes: number): string | null {
  const place = mkdtempSync(path.join(tmpdir(), 'colophon-small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'colophon-faults', place], {
      stdio: 'ignore',
    });
  } catch {
    rmSync(place, { recursive: true });
    return null;
  }
  atTheEnd(() => {
    execFileSync('umount', ['-l', place]);
    rmSync(place, { recursive: true });
  });
  return place;
}

/** Takes all room that is left, to the last block. */
function fill(place: string): string {
  const file = path.join(place, 'filling');
  writeFileSync(file, '');
  for (const size of [megabyte, 4096]) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size));
    } catch {
      // There is no room for one more of these.
    }
  }
  return file;
}

const disk = aSmallDisk(700);
if (disk === null) process.stdout.write('\nA FULL DISK WAS NOT TRIED: this machine lets nobody mount a small one\n\n');

test.runIf(disk !== null)(
  'issue 9: the disk of files and database is full: pages are served, writers are told, and within 10 s of room all goes on with nothing lost',
  { timeout: 600_000 },
  async () => {
    const dataDir = mkdtempSync(path.join(disk ?? '', 'data-'));
    chmodSync(dataDir, 0o755);
    const site = await aSite({ dataDir });
    const writers = await site.inside(allWriters);
    const home = async () => (await fetch(`${site.url}/`)).status;
    expect(await home()).toBe(200);
    const load = underWritingLoad(writers);
    await wait(2000);
    const filling = fill(disk ?? '');
    for (let seconds = 0; seconds < 20; seconds += 1) {
      // The sandbox and whatever else was told to remember takes what becomes free.
      fill(disk ?? '');
      expect(await home()).toBe(200);
      await wait(500);
    }
    figure('a full disk: what is left of it', `${statfsSync(disk ?? '').bavail} blocks`);
    rmSync(filling);
    const back = await site.ready(onThisMachine(10_000));
    const before = load.acknowledged();
    await expect.poll(() => load.acknowledged() - before, { timeout: onThisMachine(10_000) }).toBeGreaterThan(5);
    figure('a full disk that has room again: until it is ready', `${Math.round(back)} ms`);
    const { acknowledged, refused } = await load.stop();
    figure('a full disk: acknowledged', JSON.stringify(acknowledged));
    figure('a full disk: refused', JSON.stringify(refused));
    expect(
      await site.inside(async (product) =>
        (await Promise.all(writers.map((writer) => writer.missing(product)))).flat(),
      ),
    ).toEqual([]);
    expect(Object.keys(refused).filter((met) => !/: (503|507|no answer)$/.test(met))).toEqual([]);
  },
);
