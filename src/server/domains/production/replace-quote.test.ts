import { describe, expect, test } from 'vitest';
import { replaceQuote } from './replace-quote.ts';

const quote = (exact: string, prefix = '', suffix = '') => ({ exact, prefix, suffix });

describe('a proposed change', () => {
  test('replaces the quoted words and nothing else', () => {
    const html = '<p>Three  wells &amp; a <em>spring</em>.</p><p>Dry.</p>';
    expect(replaceQuote(html, quote('Three wells & a'), 'Five wells and a')).toBe(
      '<p>Five wells and a <em>spring</em>.</p><p>Dry.</p>',
    );
  });

  test('keeps markup within the words', () => {
    expect(replaceQuote('<p>the <em>old</em> word</p>', quote('the old word'), 'a new one')).toBe(
      '<p>a new one<em></em></p>',
    );
  });

  test('uses the surrounding words to tell equal words apart', () => {
    const html = '<p>one well, two wells</p><p>one well, dry</p>';
    expect(replaceQuote(html, quote('one well'), 'x')).toBe(null);
    expect(replaceQuote(html, quote('one well', 'two wells', ', dry'), 'no well')).toBe(
      '<p>one well, two wells</p><p>no well, dry</p>',
    );
  });

  test('is refused where the words are not there', () => {
    expect(replaceQuote('<p>dry</p>', quote('wet'), 'x')).toBe(null);
    expect(replaceQuote('<p>dry</p>', quote(' '), 'x')).toBe(null);
    expect(replaceQuote('<p>a <math><mi>x</mi></math> b</p>', quote('x'), 'y')).toBe(null);
  });

  test('is refused where the words around it are others, or the words are part of one', () => {
    expect(replaceQuote('<p>in 2019 it was dry</p>', quote('2019', 'Haddad, N. (', '). Wells'), '2018')).toBe(null);
    expect(replaceQuote('<p>a category</p>', quote('cat'), 'dog')).toBe(null);
    // The words around it may begin before this text.
    expect(replaceQuote('<p>Dry wells.</p>', quote('Dry', 'the end of the abstract. ', ' wells'), 'Wet')).toBe(
      '<p>Wet wells.</p>',
    );
  });

  test('is inserted as text, never as HTML', () => {
    const changed = replaceQuote('<p>dry &lt;here&gt;</p>', quote('dry <here>'), '<img src=x onerror=alert(1)>&');
    expect(changed).toBe('<p>&lt;img src=x onerror=alert(1)&gt;&amp;</p>');
  });
});
