import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import compile from 'icu-minify/compile';
import { defineConfig, type Plugin } from 'vite';
import { z } from 'zod';

/** What every page has in its frame, and what pages of reading share, comes in one piece each: thirty of a few hundred bytes take more to send, and to name in each page. */
const pieces = [
  { name: 'framework', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  { name: 'frame', test: /\/src\/web\/features\/shell\/(site-frame|error-page)\.tsx$/, priority: 1 },
  { name: 'reading-aids', test: /\/features\/articles\/(note-in-place|full-figure|wide-formulas)\.ts$/, priority: 1 },
  {
    name: 'reading-parts',
    test: /\/src\/(contracts\/(credit-words|notices|ror|text-language)|web\/(features\/(articles\/(article-entry|article-head|article-meta|preview-of|usage\/note-view|use-reading-access)|issues\/(purchase-widget|use-issue-address))|ui\/(copy-button|cover|format-moment|in-page|long-html|orcid-link|page-head|pagination|rich-html|statement-list)))\.tsx?$|\/icons\/Icon(ChevronDown|FileText|Link|Quote)\.mjs$/,
    priority: 0,
  },
];

/** What a catalogue exports: see src/messages/message.ts and rich.ts. */
const Catalogue = z.record(
  z.string(),
  z.custom<{ readonly text: string; readonly isRich?: boolean }>(
    (exported) => typeof exported === 'function' && 'text' in exported,
  ),
);

const messages = path.join(import.meta.dirname, 'src/messages');
const catalogueImport = /^import \* as (\w+) from ["'][./]+\/messages\/([a-z-]+\.ts)["'];$/gm;

const otherImport = /^import (?!type).* from ["'][./]+\/messages\/(?!message\.ts)[a-z-]+\.ts["'];$/m;

/** The messages of a catalogue that a module uses, compiled, as an object. */
async function usedMessages(name: string, file: string, code: string): Promise<string> {
  const address = pathToFileURL(path.join(messages, file)).href;
  const loaded: unknown = await import(`${address}?at=${Date.now()}`);
  const used = new Set([...code.matchAll(new RegExp(`\\b${name}\\s*\\.(\\w+)`, 'g'))].map(([, key]) => key));
  const compiled = Object.entries(Catalogue.parse({ ...Object(loaded) }))
    .filter(([key]) => used.has(key))
    .map(
      ([key, { text, isRich }]) =>
        `${key}: /* @__PURE__ */ ${isRich === true ? '$rich' : '$text'}(${JSON.stringify(compile(text))})`,
    );
  return `const ${name} = { ${compiled.join(', ')} };`;
}

/** Puts the messages that a module uses into it, compiled: a page loads its own texts, and no parser. */
const compiledMessages: Plugin = {
  name: 'compiled-messages',
  enforce: 'pre',
  async transform(code, id) {
    const imports = [...code.matchAll(catalogueImport)];
    if (id.includes('/node_modules/') || (imports.length === 0 && !otherImport.test(code))) return null;
    let changed = code;
    for (const [statement, name = '', file = ''] of imports) {
      this.addWatchFile(path.join(messages, file));
      const used = await usedMessages(name, file, code);
      changed = changed.replace(statement, () => used);
    }
    if (otherImport.test(changed)) throw new Error(`${id} must import catalogues as “import * as t”`);
    return {
      code: `import { compiledText as $text } from '${messages}/format-message.ts';
import { compiledRich as $rich } from '${messages}/compiled-rich.ts';
${changed}`,
      map: null,
    };
  },
};

export default defineConfig(({ command }) => ({
  plugins: [compiledMessages, reactRouter()],
  // The built server bundle carries its own React, made for production whatever NODE_ENV says at run time: without the
  // constant it would ask then, and with nothing set render with React's development half, at ten times the time.
  ssr: command === 'build' ? { noExternal: true as const } : {},
  // Names of classes are written into each page some three hundred times.
  css: command === 'build' ? { modules: { generateScopedName: '[hash:base64:5]' } } : {},
  build: {
    // Of the 6,000 icons of a package, only those that a page shows are read.
    rolldownOptions: { experimental: { lazyBarrel: true } },
    // The server lies beside the pages; `scripts/web-build.mjs` removes what was built of those.
    emptyOutDir: false,
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: pieces } } } } } },
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  optimizeDeps: {
    include: [
      '@dnd-kit/core',
      '@dnd-kit/sortable',
      '@dnd-kit/utilities',
      'react',
      'react-dom/client',
      'react-router',
      'react-router/dom',
      'uuid',
      'zod',
      '@mantine/charts',
      '@mantine/core',
      '@mantine/form',
      '@mantine/hooks',
      '@mantine/modals',
      '@mantine/tiptap',
      '@tanstack/react-query',
      '@tiptap/core',
      '@tiptap/react',
      '@tiptap/starter-kit',
      '@tabler/icons-react',
      '@stripe/react-stripe-js',
      '@stripe/stripe-js',
      'embla-carousel-autoplay',
      'embla-carousel-react',
      'react-pdf',
      'mammoth',
      'tus-js-client',
    ],
  },
  server: { allowedHosts: true as const },
}));
