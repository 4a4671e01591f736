import { expect, test } from 'vitest';
import { followPrimary } from './follow-primary.ts';

/** A primary with a given length of its log, and a replica that has replayed a given part of it. */
function aPair() {
  const log = { end: 1, replayed: 1, asked: 0, away: false };
  const troubles: string[] = [];
  let answer: (() => void) | null = null;
  const held = { isHeld: false, release: () => answer?.() };
  const follower = followPrimary<number>({
    endOfLog: async () => {
      const { end } = log;
      log.asked += 1;
      if (held.isHeld) await new Promise<void>((resolve) => (answer = resolve));
      return end;
    },
    hasReplayed: async (position) => {
      if (log.away) throw new Error('The replica is away');
      return log.replayed >= position;
    },
    onTrouble: (state) => troubles.push(state),
    onRecovered: () => troubles.push('recovered'),
  });
  return { log, held, troubles, follower };
}

test('a replica counts once it has what the primary had after the last change', async () => {
  const { log, follower } = aPair();
  expect(follower.state()).toBe('catching-up');
  await expect.poll(follower.state).toBe('used');
  log.end = 2;
  follower.renew();
  expect(follower.state()).toBe('catching-up');
  const { asked } = log;
  await expect.poll(() => log.asked).toBeGreaterThan(asked);
  expect(follower.state()).toBe('catching-up');
  log.replayed = 2;
  await expect.poll(follower.state).toBe('used');
  await follower.close();
});

test('a change that is announced while the replica is looked at keeps it out until it is looked at anew', async () => {
  const { log, held, follower } = aPair();
  held.isHeld = true;
  await expect.poll(() => log.asked).toBe(1);
  follower.renew();
  log.end = 2;
  held.isHeld = false;
  held.release();
  await expect.poll(() => log.asked).toBeGreaterThan(1);
  // It has the first position, but not what was announced meanwhile.
  expect(follower.state()).toBe('catching-up');
  log.replayed = 2;
  await expect.poll(follower.state).toBe('used');
  await follower.close();
});

test('trouble is told once, and its end', async () => {
  const { log, troubles, follower } = aPair();
  await expect.poll(follower.state).toBe('used');
  log.away = true;
  for (let times = 0; times < 3; times += 1) {
    const { asked } = log;
    follower.renew();
    await expect.poll(() => log.asked).toBeGreaterThan(asked);
  }
  await expect.poll(follower.state).toBe('away');
  log.away = false;
  follower.renew();
  await expect.poll(follower.state).toBe('used');
  expect(troubles).toEqual(['away', 'recovered']);
  await follower.close();
});
