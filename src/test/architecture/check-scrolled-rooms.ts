import type { Fault, SourceFile } from './source-file.ts';

const SCROLLS = /(?:^|[;{\s])overflow(?:-[\w-]+)?\s*:[^;]*\b(?:auto|scroll)\b/;
const HOLDS = /(?:^|[;{\s])position\s*:(?!\s*static)/;

/** What is put absolutely into a room that scrolls, as every hidden word is, stays within it: else the window scrolls, too. */
export function checkScrolledRooms({ path, source }: SourceFile): Fault[] {
  if (!path.startsWith('src/web/') || !path.endsWith('.css')) return [];
  const text = source.replaceAll(/\/\*[^]*?\*\//g, '');
  return Array.from(text.matchAll(/([^{}]*)\{([^{}]*)\}/g), ([, selector = '', rule = '']) => ({ selector, rule }))
    .filter(({ rule }) => SCROLLS.test(rule) && !HOLDS.test(rule))
    .map(({ selector }) => ({
      path,
      fault: `"${selector.trim()}" scrolls, but does not hold what is put into it: add "position: relative"`,
    }));
}
