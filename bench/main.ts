import { answersInTime } from './answer-speed.ts';
import { changesAreSeen } from './changing-content.ts';
import { freshAnswersAreCheap } from './fresh-answers.ts';
import { listsAnswerInTime } from './manuscript-lists.ts';
import { mailingStaysSteady } from './mailing-load.ts';
import { memoryStaysSmall } from './memory.ts';
import { outboxAnswersInTime } from './outbox-lists.ts';
import { keepsPageBudget } from './page-budget.ts';
import { reviewListsAnswerInTime } from './review-lists.ts';
import { startRunningProduct } from './running-product.ts';
import { startsInTime } from './start-time.ts';

async function main(): Promise<void> {
  const chromium = process.env.CHROMIUM;
  if (!chromium) throw new Error('The weights of pages need a browser: name one in CHROMIUM.');
  if (!(await startsInTime())) process.exitCode = 1;
  const product = await startRunningProduct();
  try {
    await product.comesToRest();
    const measured = [
      await keepsPageBudget(product.url, chromium),
      await answersInTime(product),
      await changesAreSeen(product),
      await memoryStaysSmall(product),
    ];
    if (measured.includes(false)) process.exitCode = 1;
  } finally {
    await product.stop();
  }
  if (!(await freshAnswersAreCheap())) process.exitCode = 1;
  if (!(await listsAnswerInTime())) process.exitCode = 1;
  if (!(await reviewListsAnswerInTime())) process.exitCode = 1;
  if (!(await outboxAnswersInTime())) process.exitCode = 1;
  if (!(await mailingStaysSteady())) process.exitCode = 1;
}

await main();
