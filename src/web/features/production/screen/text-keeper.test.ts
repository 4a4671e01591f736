import { describe, expect, test } from 'vitest';
import type { ProductionText } from '../../../../contracts/production-values.ts';
import { ApiError } from '../../../api/api-error.ts';
import { TextKeeper, type Outside, type Saved } from './text-keeper.ts';

const text = (bodyHtml: string): ProductionText => ({ bodyHtml, references: [] });
const refusal = (status: number, code: string) => new ApiError({ status, code, detail: 'No.', errors: undefined });

/** A server with one text, and a clock that is moved by hand. */
function aDesk(start = '<p>One</p><p>Two</p>') {
  let there: Saved = { revision: 1, text: text(start) };
  const stored: unknown[] = [];
  const due: (() => void)[] = [];
  const failures: ApiError[] = [];
  const outside: Outside = {
    save: async (revision, sent) => {
      const failure = failures.shift();
      if (failure) throw failure;
      if (revision !== there.revision) throw refusal(409, 'stale-version');
      there = { revision: revision + 1, text: sent };
      return Promise.resolve({ ...there, problems: [] });
    },
    read: () => Promise.resolve({ ...there, savedBy: 'Dr Ann Other', problems: [] }),
    store: (unsaved) => stored.push(unsaved),
    later: (act) => due.push(act),
  };
  const keeper = new TextKeeper({ ...there, problems: [] }, outside);
  return {
    keeper,
    stored,
    failures,
    there: () => there,
    colleagueSaves: (bodyHtml: string) => {
      there = { revision: there.revision + 1, text: text(bodyHtml) };
    },
    /** Lets all waiting time pass. */
    pass: async () => {
      for (let turns = 0; turns < 5; turns += 1) {
        for (const act of due.splice(0)) act();
        for (let ticks = 0; ticks < 10; ticks += 1) await Promise.resolve();
      }
    },
  };
}

describe('a text in production', () => {
  test('is saved when its editor pauses, and is kept in the browser until then', async () => {
    const { keeper, stored, there, pass } = aDesk();
    keeper.change(text('<p>One!</p><p>Two</p>'));
    expect(keeper.kept.status).toBe('unsaved');
    expect(stored).toHaveLength(1);
    await pass();
    expect(there()).toEqual({ revision: 2, text: text('<p>One!</p><p>Two</p>') });
    expect(keeper.kept).toMatchObject({ status: 'saved', revision: 2 });
    expect(stored.at(-1)).toBe(null);
  });

  test('waits for the connection and is saved then', async () => {
    const { keeper, failures, there, pass } = aDesk();
    failures.push(refusal(0, 'internal'), refusal(503, 'unavailable'));
    keeper.change(text('<p>Kept</p>'));
    await keeper.saveNow();
    expect(keeper.kept.status).toBe('waiting');
    await pass();
    expect(there().text.bodyHtml).toBe('<p>Kept</p>');
  });

  test('is joined with what a colleague saved in other passages', async () => {
    const { keeper, there, colleagueSaves, pass } = aDesk();
    colleagueSaves('<p>One</p><p>Two, theirs</p>');
    keeper.change(text('<p>One, mine</p><p>Two</p>'));
    await pass();
    expect(there().text.bodyHtml).toBe('<p>One, mine</p><p>Two, theirs</p>');
    expect(keeper.kept).toMatchObject({ status: 'saved', mergedWith: 'Dr Ann Other', replaced: 1 });
  });

  test('asks about a passage that both changed, and saves nothing until the person has chosen', async () => {
    const { keeper, there, colleagueSaves, pass } = aDesk();
    colleagueSaves('<p>Theirs</p><p>Two</p>');
    keeper.change(text('<p>Mine</p><p>Two</p>'));
    await pass();
    expect(there().text.bodyHtml).toBe('<p>Theirs</p><p>Two</p>');
    expect(keeper.kept.conflicts).toEqual([{ mine: '<p>Mine</p>', theirs: '<p>Theirs</p>' }]);
    keeper.resolve(['mine']);
    await pass();
    expect(there().text.bodyHtml).toBe('<p>Mine</p><p>Two</p>');
  });

  test('says why the server does not take it, and stops trying', async () => {
    const { keeper, failures, pass } = aDesk();
    failures.push(refusal(422, 'invalid-input'));
    keeper.change(text('<p>Bad</p>'));
    await pass();
    expect(keeper.kept).toMatchObject({ status: 'unsaved', refusal: 'No.', text: text('<p>Bad</p>') });
  });

  test('that an earlier visit could not save is restored, and joined with later ones', async () => {
    const { keeper, there, colleagueSaves, pass } = aDesk('<p>One</p><p>Two</p><p>Three</p>');
    const base = { revision: 0, text: text('<p>One</p><p>Two</p>') };
    keeper.takeUp({ base, text: text('<p>One, from the train</p><p>Two</p>') });
    await pass();
    expect(there().text.bodyHtml).toBe('<p>One, from the train</p><p>Two</p><p>Three</p>');
    colleagueSaves('<p>Newest</p>');
    keeper.replace({ ...there(), problems: [] });
    expect(keeper.kept).toMatchObject({ text: text('<p>Newest</p>'), status: 'saved', replaced: 3 });
  });
});
