import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aSubmission } from './product/factories.ts';
import { aSubmittedManuscript } from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';
import { tries } from './review-model/random-tries.ts';
import { live } from './review-model/real-moves.ts';
import { aStage, modelled, statusOf } from './review-model/real-world.ts';
import { attempt, type Try } from './review-model/review-moves.ts';
import { checkWorld } from './review-model/review-truths.ts';
import { submitted } from './review-model/review-world.ts';

/** How many sequences a share of the suite lives over HTTP; `REVIEW_HTTP_RUNS=500` lives more. */
const runs = Number(process.env.REVIEW_HTTP_RUNS ?? 12);
const seed = Number(process.env.RANDOM_SEED ?? Math.floor(Math.random() * 2 ** 31));

const product = await startProduct();
const stage = await aStage(product);

/** A manuscript of the author and of the colleague who edits the journal. */
async function aManuscript(): Promise<string> {
  const { author, colleague } = stage.cast;
  const [journalId = ''] = stage.journalIds;
  const { authors } = await aSubmission(product, author, { journalId });
  const [first] = authors;
  if (!first) throw new Error('Nobody wrote it');
  const both = [first, { ...first, authorGivenName: 'Robin', authorEmail: colleague.email }];
  return (await aSubmittedManuscript(product, author, journalId, { authors: both })).id;
}

async function run(sequence: readonly Try[]): Promise<void> {
  const id = await aManuscript();
  let world = submitted('double-anonymous');
  for (const each of sequence) {
    const next = attempt(world, each);
    // No more journals than there are to move through.
    if ((next?.journal ?? 0) > stage.journalIds.length - 1) return;
    const label = `${each.move.does} by ${each.by} from ${world.state}`;
    const status = await live({ stage, id, world, isTaken: next !== null }, each);
    expect(next ? status : Math.min(status, 499), label).toBe(next ? 200 : status);
    world = next ?? world;
    checkWorld(world);
    expect(await statusOf(stage, id), label).toEqual(modelled(world));
  }
}

test(
  `issue 7: ${runs} random sequences over HTTP end where the model ends (seed ${seed})`,
  { timeout: 3_600_000 },
  async () => {
    await fc.assert(fc.asyncProperty(tries(20), run), { seed, numRuns: runs, endOnFailure: false });
  },
);
