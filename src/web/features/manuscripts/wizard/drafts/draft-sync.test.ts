import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DraftContent, StoredDraft } from '../../../../../contracts/drafts.ts';
import { ApiError, noAnswer } from '../../../../api/api-error.ts';
import { newContent } from '../draft.ts';
import { changedTo, draftSync, quietTime, untouched, type OpenDraft, type SyncChange } from './saved-draft.ts';

const refusal = (status: number, code: string) => new ApiError({ status, code, detail: `Refused with ${status}.` });
const titled = (articleTitle: string): DraftContent => ({ ...newContent(), articleTitle });

/** A page with one draft and a server that answers as it is told to. */
function aPage() {
  let open: OpenDraft = { kept: untouched('a'), isInBrowser: true, trouble: null, replaced: 0 };
  let stored: StoredDraft | null = null;
  let obstacle: ApiError | null = null;
  let isSignedIn = true;
  let losesAnswers = false;
  const sent: string[] = [];
  const set = ({ kept = open.kept, trouble = open.trouble, isReplaced = false }: SyncChange) => {
    open = { ...open, kept, trouble, replaced: open.replaced + (isReplaced ? 1 : 0) };
  };
  const store = (content: DraftContent) => {
    stored = { awsId: 'a', version: (stored?.version ?? 0) + 1, savedAt: new Date().toISOString(), content };
    return stored;
  };
  const sync = draftSync({
    read: () => open,
    set,
    save: async (version, content) => {
      sent.push(content.articleTitle);
      // A save takes a while, in which more may be typed.
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (obstacle) throw obstacle;
      if ((stored?.version ?? 0) !== version) throw refusal(409, 'stale-version');
      const saved = store(content);
      if (losesAnswers) throw noAnswer();
      return saved;
    },
    load: async () => {
      if (obstacle) throw obstacle;
      if (!stored) throw refusal(404, 'not-found');
      return stored;
    },
    isSignedIn: () => isSignedIn,
    inTurn: (work) => work(),
  });
  const type = (title: string) => {
    set({ kept: changedTo(open.kept, titled(title), new Date()) });
    sync.soon();
  };
  return {
    sync,
    sent,
    type,
    open: () => open,
    stored: () => stored?.content.articleTitle,
    saveElsewhere: (title: string) => store(titled(title)),
    discardElsewhere: () => (stored = null),
    refuse: (error: ApiError | null) => (obstacle = error),
    loseAnswers: (are: boolean) => (losesAnswers = are),
    signOut: () => (isSignedIn = false),
    signIn: () => (isSignedIn = true),
  };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const aSave = quietTime + 200;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('issue 5: a draft is saved as one types', () => {
  test('a moment after the last keystroke, and once', async () => {
    const page = aPage();
    page.type('D');
    await pass(quietTime - 1);
    page.type('Du');
    await pass(quietTime - 1);
    expect(page.sent).toEqual([]);
    await pass(aSave);
    expect(page.sent).toEqual(['Du']);
    expect(page.open()).toMatchObject({ trouble: null, kept: { isSaved: true, version: 1 } });
  });

  test('one save at a time, and what was typed meanwhile follows', async () => {
    const page = aPage();
    page.type('Dunes');
    await pass(quietTime + 50);
    page.type('Dunes move');
    void page.sync.now();
    expect(page.sent).toEqual(['Dunes']);
    expect(page.open().kept.isSaved).toBe(false);
    await pass(2 * aSave);
    expect(page.sent).toEqual(['Dunes', 'Dunes move']);
    expect([page.stored(), page.open().kept.isSaved]).toEqual(['Dunes move', true]);
  });

  test('looking at a draft saves nothing', async () => {
    const page = aPage();
    await page.sync.look();
    await pass(aSave);
    expect(page.sent).toEqual([]);
  });
});

describe('decision 22: a lost connection loses nothing', () => {
  test('saving is tried again, more and more slowly, and says so meanwhile', async () => {
    const page = aPage();
    page.refuse(noAnswer());
    page.type('Dunes');
    await pass(aSave);
    expect(page.open().trouble).toEqual({ kind: 'waiting' });
    await pass(60_000);
    expect(page.sent.length).toBeGreaterThan(3);
    expect(page.sent.length).toBeLessThan(10);
    page.refuse(null);
    await pass(31_000);
    expect([page.stored(), page.open().trouble]).toEqual(['Dunes', null]);
  });

  test('an answer that is lost on the way back is no other device, even when more was typed since', async () => {
    const page = aPage();
    page.loseAnswers(true);
    page.type('Dunes');
    await pass(aSave);
    expect([page.stored(), page.open().trouble]).toEqual(['Dunes', { kind: 'waiting' }]);
    page.loseAnswers(false);
    page.type('Dunes move');
    await pass(3 * aSave);
    expect([page.stored(), page.open().trouble]).toEqual(['Dunes move', null]);
  });
});

test('what the server refuses stays, with its reason, and the next change is tried', async () => {
  const page = aPage();
  page.refuse(refusal(422, 'invalid-input'));
  page.type('Dunes');
  await pass(120_000);
  expect(page.sent).toEqual(['Dunes']);
  expect(page.open()).toMatchObject({
    trouble: { kind: 'refused', message: 'Refused with 422.' },
    kept: { isSaved: false },
  });
  page.refuse(null);
  page.type('Dune');
  await pass(aSave);
  expect(page.stored()).toBe('Dune');
});

test.each([413, 507])('%i is refused with its words, not tried without end', async (status) => {
  const page = aPage();
  page.refuse(refusal(status, status === 507 ? 'storage-full' : 'too-large'));
  page.type('Dunes');
  await pass(120_000);
  expect([page.sent.length, page.open().trouble?.kind]).toEqual([1, 'refused']);
});

test('after a session that ended the draft waits for the login', async () => {
  const page = aPage();
  page.refuse(refusal(401, 'not-signed-in'));
  page.type('Dunes');
  await pass(aSave);
  expect(page.open().trouble).toEqual({ kind: 'signed-out' });
  page.signOut();
  page.refuse(null);
  await page.sync.now();
  expect(page.sent).toEqual(['Dunes']);
  page.signIn();
  void page.sync.look();
  await pass(aSave);
  expect(page.stored()).toBe('Dunes');
});

describe('decision 35: two devices', () => {
  test('what nobody touched here follows the other device', async () => {
    const page = aPage();
    page.type('Dunes');
    await pass(aSave);
    page.saveElsewhere('Dunes from afar');
    await page.sync.look();
    expect(page.open()).toMatchObject({
      replaced: 1,
      trouble: null,
      kept: { content: { articleTitle: 'Dunes from afar' }, version: 2 },
    });
  });

  test('what is typed while the other device’s state is on its way is not written over', async () => {
    const page = aPage();
    page.type('Dunes');
    await pass(aSave);
    page.saveElsewhere('Theirs');
    const looking = page.sync.look();
    page.type('Mine');
    await Promise.all([looking, pass(aSave)]);
    expect(page.open()).toMatchObject({ trouble: { kind: 'changed-elsewhere' }, kept: { content: titled('Mine') } });
  });

  test.each([
    ['here', 'Mine', 0],
    ['there', 'Theirs', 1],
  ] as const)('both are kept until the person has chosen: %s', async (which, title, replaced) => {
    const page = aPage();
    page.type('Dunes');
    await pass(aSave);
    page.saveElsewhere('Theirs');
    page.type('Mine');
    await pass(aSave);
    expect(page.open().trouble).toMatchObject({
      kind: 'changed-elsewhere',
      there: { content: { articleTitle: 'Theirs' } },
    });
    expect([page.open().kept.content.articleTitle, page.stored()]).toEqual(['Mine', 'Theirs']);
    const before = page.sent.length;
    await pass(60_000);
    await page.sync.look();
    expect(page.sent).toHaveLength(before);
    page.sync.choose(which);
    await pass(aSave);
    expect([page.open().kept.content.articleTitle, page.stored()]).toEqual([title, title]);
    expect(page.open()).toMatchObject({ replaced, trouble: null, kept: { isSaved: true } });
  });

  test('another step of the wizard is no other work', async () => {
    const page = aPage();
    page.type('Dunes');
    await pass(aSave);
    page.saveElsewhere('Dunes').content.step = 2;
    page.type('Dunes');
    await pass(aSave);
    expect(page.open().trouble).toBeNull();
  });

  test('a draft that was discarded elsewhere stays here until the person has chosen', async () => {
    const page = aPage();
    page.type('Dunes');
    await pass(aSave);
    page.discardElsewhere();
    page.type('Dunes move');
    await pass(aSave);
    expect(page.open()).toMatchObject({ trouble: { kind: 'gone' }, kept: { content: { articleTitle: 'Dunes move' } } });
  });
});
