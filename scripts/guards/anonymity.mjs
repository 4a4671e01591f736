/** What reviewers, authors and other readers are not told. @type {import('./judge.mjs').Entry[]} */
export const anonymity = [
  {
    name: 'a PDF’s copy has no properties',
    file: 'src/server/ports/inspection/confined/clean-pdf.ts',
    find: 'for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref);',
    replace: '',
    tests: ['src/server/ports/inspection/confined/clean-pdf.test.ts'],
  },
  {
    name: 'a Word copy has no names in its parts',
    file: 'src/server/ports/inspection/confined/clean-docx.ts',
    find: 'return cleanWordPart(bytes);',
    replace: 'return bytes;',
    tests: ['src/server/ports/inspection/confined/copies-fetch-nothing.test.ts'],
  },
  {
    name: 'a photograph’s properties are removed',
    file: 'src/server/ports/inspection/confined/without-traces.ts',
    find: 'else if (pngParts.has(type)) kept',
    replace: 'else kept',
    tests: ['src/server/ports/inspection/confined/without-traces.test.ts'],
  },
  {
    name: 'an author’s hidden address is found',
    file: 'src/server/features/reviews/anonymity/search/find-addresses.ts',
    find: String.raw`\s{0,3}(?:@|\(at\)|\[at\]|\{at\})\s{0,3}`,
    replace: '@',
    tests: ['src/server/features/reviews/anonymity/search/find-traces.test.ts'],
  },
  {
    name: 'the log leaves out the values of a failed statement',
    file: 'src/server/logged-error.ts',
    find: "'query' in error && 'params' in error",
    replace: "'query' in error && 'nothing' in error",
    tests: ['src/server/logged-error.test.ts'],
  },
  {
    name: 'a WebP picture’s properties are removed',
    file: 'src/server/ports/inspection/confined/without-traces.ts',
    find: 'if (webpParts.has(type)) parts.push(part);',
    replace: 'parts.push(part);',
    tests: ['src/server/ports/inspection/confined/without-traces.test.ts'],
  },
  {
    name: 'an ORCID is found in an anonymous manuscript',
    file: 'src/server/features/reviews/anonymity/search/find-addresses.ts',
    find: '[\\dXx](?![\\d-])/gu, text);',
    replace: "[\\dXx](?![\\d-])/gu, '');",
    tests: ['src/server/features/reviews/anonymity/search/find-traces.test.ts'],
  },
  {
    name: 'an address with an author’s name is found',
    file: 'src/server/features/reviews/anonymity/search/find-addresses.ts',
    find: 'last.length >= 4 &&',
    replace: 'last.length >= 400 &&',
    tests: ['src/server/features/reviews/anonymity/search/find-traces.test.ts'],
  },
];
