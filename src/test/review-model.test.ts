import fc from 'fast-check';
import { expect, test } from 'vitest';
import { manuscriptStates } from '../server/db/schema/index.ts';
import { tries } from './review-model/random-tries.ts';
import { attempt, type Try } from './review-model/review-moves.ts';
import { checkStep, checkWorld } from './review-model/review-truths.ts';
import { submitted } from './review-model/review-world.ts';

/** How many sequences a share of the suite walks; `REVIEW_RUNS=100000` walks them all. */
const runs = Number(process.env.REVIEW_RUNS ?? 1000);
const seed = Number(process.env.RANDOM_SEED ?? Math.floor(Math.random() * 2 ** 31));

/** One that is known to come to every state by every action, however many sequences are walked. */
const knownSeed = 1;

const reached = new Set<string>();
const done = new Set<string>();

/** Lives through what everybody tries; what is refused changes nothing. */
function walk(isVerified: boolean, sequence: readonly Try[]): void {
  let world = submitted(isVerified ? 'verification' : 'double-anonymous');
  checkWorld(world);
  for (const each of sequence) {
    const next = attempt(world, each);
    if (!next) continue;
    checkStep(world, next, each);
    checkWorld(next);
    if (!isVerified) reached.add(next.state);
    done.add(each.move.does);
    world = next;
  }
}

function walkAtRandom(from: number): void {
  const isVerified = fc.integer({ min: 0, max: 9 }).map((number) => number === 0);
  fc.assert(fc.property(isVerified, tries(20), walk), { seed: from, numRuns: runs, endOnFailure: false });
}

test(`issue 7: ${runs} random sequences of actions by random roles (seed ${seed})`, { timeout: 3_600_000 }, () => {
  walkAtRandom(seed);
  // A walk that never gets anywhere proves nothing.
  walkAtRandom(knownSeed);
  expect([...reached].toSorted()).toEqual(manuscriptStates.toSorted());
  expect(done.size).toBe(31);
});
