import { afterEach, expect, test, vi } from 'vitest';
import { articles } from '../../../contracts/articles.ts';
import { loadHome } from './load-home.ts';

const answers = new Map<unknown, unknown>([[articles.page, { articles: [], total: 0, page: 1, pageCount: 1 }]]);

/** A reader to which some calls answer with nothing, and the others not at all. */
const readerThatFails = (failing: unknown): Parameters<typeof loadHome>[0] =>
  // A stand-in answers few of the calls, and each with its own shape: no type of its own says that.
  (async (call: { path: string }) => {
    if (call === failing) throw new Error(`${call.path} is down`);
    return answers.get(call) ?? (call.path.includes('fullIssue') ? { getIssue: [{ id: 'issue' }] } : []);
  }) as Parameters<typeof loadHome>[0];

afterEach(() => vi.restoreAllMocks());

test('a failure to load the articles empties the carousel and goes to the log, not to the page', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await expect(loadHome(readerThatFails(articles.page))).resolves.toMatchObject({
    latest: [],
    issues: [{ id: 'issue' }],
    isWhole: false,
  });
  expect(log).toHaveBeenCalledOnce();
});

test('while all is well, nothing is logged', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect((await loadHome(readerThatFails(null))).isWhole).toBe(true);
  expect(log).not.toHaveBeenCalled();
});
