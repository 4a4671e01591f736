import { pathToFileURL } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import compile from 'icu-minify/compile';
import { defineConfig, type Plugin } from 'vite';
import { z } from 'zod';

/** What every page has in its frame, and what pages of reading share, comes in one piece each: thirty of a few hundred bytes take more to send, and to name in each page. */
const pieces = [
  { name: 'framework', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  { name: 'frame', test: /\/src\/web\/features\/shell\/(site-frame|error-page)\.tsx$/, priority: 1 },
  {
    name: 'reading-parts',
    test: /\/src\/web\/(features\/(articles\/(article-entry|article-head|article-meta|preview-of|text-language|usage\/note-view)|issues\/(purchase-widget|use-issue-address))|ui\/(copy-button|cover|in-page|long-html|page-head|pagination|rich-html))\.tsx?$/,
    priority: 0,
  },
];

const catalogue = /\/src\/messages\/(?!(?:format-message|message|rich)\.ts)[a-z-]+\.ts$/;

/** What a catalogue exports: see src/messages/message.ts and rich.ts. */
const Catalogue = z.record(
  z.string(),
  z.custom<{ readonly text: string; readonly isRich?: boolean }>(
    (exported) => typeof exported === 'function' && 'text' in exported,
  ),
);

/** Compiles the catalogues, one export for each message: a page loads the messages it uses, and no parser. */
const compiledMessages: Plugin = {
  name: 'compiled-messages',
  async load(id) {
    const [path = ''] = id.split('?');
    if (!catalogue.test(path)) return null;
    const loaded: unknown = await import(`${pathToFileURL(path).href}?at=${Date.now()}`);
    const messages = Catalogue.parse({ ...Object(loaded) });
    const compiled = Object.entries(messages).map(([name, { text, isRich }]) => {
      const made = isRich === true ? 'compiledRich' : 'compiledText';
      return `export const ${name} = /* @__PURE__ */ ${made}(${JSON.stringify(compile(text))});`;
    });
    const imports = ["import { compiledText } from './format-message.ts';"];
    if (Object.values(messages).some(({ isRich }) => isRich)) imports.push("import { compiledRich } from './rich.ts';");
    return [...imports, ...compiled].join('\n');
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
