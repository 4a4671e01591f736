import { describe, expect, test } from 'vitest';
import { chosenText, conflictsOf, mergeTexts } from './merge-texts.ts';

const cited = (id: string, html = id) => ({ id, html, doi: null, url: null, work: null });
const text = (bodyHtml: string, ids = ['a', 'b']) => ({ bodyHtml, references: ids.map((id) => cited(id)) });
const base = text('<section><h2>One</h2><p>First.</p><p>Second.</p></section>');

describe('texts of two people', () => {
  test('are joined where they changed different passages', () => {
    const mine = text('<section><h2>One</h2><p>First, mine.</p><p>Second.</p></section>', ['a', 'b', 'c']);
    const theirs = text('<section><h2>Uno</h2><p>First.</p><p>Second.</p><p>Third.</p></section>', ['b']);
    const merged = mergeTexts(base, mine, theirs);
    expect(conflictsOf(merged)).toEqual([]);
    expect(chosenText(merged, [])).toEqual(
      text('<section><h2>Uno</h2><p>First, mine.</p><p>Second.</p><p>Third.</p></section>', ['b', 'c']),
    );
  });

  test('ask which version to take where both changed one passage, and lose neither', () => {
    const mine = text('<section><h2>One</h2><p>Mine.</p><p>Second.</p></section>');
    const theirs = text('<section><h2>One</h2><p>Theirs.</p><p>Second.</p></section>');
    const merged = mergeTexts(base, mine, theirs);
    expect(conflictsOf(merged)).toEqual([{ mine: '<p>Mine.</p>', theirs: '<p>Theirs.</p>' }]);
    expect(chosenText(merged, ['mine']).bodyHtml).toBe(mine.bodyHtml);
    expect(chosenText(merged, ['theirs']).bodyHtml).toBe(theirs.bodyHtml);
  });

  test('with the same change are joined without a conflict', () => {
    const both = text('<section><h2>One</h2><p>Same.</p><p>Second.</p></section>', ['a']);
    const merged = mergeTexts(base, both, both);
    expect(conflictsOf(merged)).toEqual([]);
    expect(chosenText(merged, [])).toEqual(both);
  });

  test('ask about a reference that both changed', () => {
    const mine = { ...base, references: [cited('a', 'Mine'), cited('b')] };
    const theirs = { ...base, references: [cited('a', 'Theirs'), cited('b')] };
    const merged = mergeTexts(base, mine, theirs);
    expect(conflictsOf(merged)).toHaveLength(1);
    expect(chosenText(merged, ['theirs'])).toEqual(theirs);
  });

  test('can be empty', () => {
    const empty = text('', []);
    expect(chosenText(mergeTexts(empty, empty, base), [])).toEqual(base);
  });
});
