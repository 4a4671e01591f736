import type { Fault, SourceFile } from './source-file.ts';

const PHYSICAL_PROPERTY =
  /(?<=[;{\s]|^)((?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:(?:top|bottom)-)?(?:left|right)[\w-]*|left|right)\s*:/g;
const PHYSICAL_VALUE = /(?<=[;{\s]|^)((?:text-align|float|clear)\s*:\s*(?:left|right))\b/g;
const PHYSICAL_PROP = /(?<=\s)((?:ml|mr|pl|pr|left|right)=)(?=["'{])/g;
const PHYSICAL_STYLE = /\b((?:margin|padding|border)(?:Left|Right)\w*)\s*:/g;

/** The pages can be turned round for right-to-left scripts: no style speaks of left and right. */
export function checkLogicalStyles({ path, source }: SourceFile): Fault[] {
  if (!path.startsWith('src/web/')) return [];
  const text = source.replaceAll(/\/\*[^]*?\*\//g, '');
  const patterns = path.endsWith('.css')
    ? [PHYSICAL_PROPERTY, PHYSICAL_VALUE]
    : path.endsWith('.tsx')
      ? [PHYSICAL_PROP, PHYSICAL_STYLE]
      : [];
  return patterns
    .flatMap((pattern) => Array.from(text.matchAll(pattern), ([, found]) => found))
    .map((found) => ({ path, fault: `"${found}" is physical: use the logical one (inline-start, inline-end)` }));
}
