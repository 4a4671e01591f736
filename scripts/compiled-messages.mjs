import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';

const CATALOGUE = /\/src\/messages\/(?!(?:format-message|message|rich)\.ts)[a-z-]+\.ts$/;

/**
 * Compiles the catalogues for the browser, one export for each message: a page loads the messages it uses, and no parser.
 *
 * @returns {import('vite').Plugin}
 */
export function compiledMessages() {
  return {
    name: 'compiled-messages',
    async load(id) {
      const [path = ''] = id.split('?');
      if (!CATALOGUE.test(path)) return null;
      const catalogue = Object.entries(await import(`${pathToFileURL(path).href}?at=${Date.now()}`));
      const isRich = catalogue.some(([, message]) => message.isRich);
      return [
        "import { compiledText } from './format-message.ts';",
        ...(isRich ? ["import { compiledRich } from './rich.ts';"] : []),
        ...catalogue.map(
          ([name, message]) =>
            `export const ${name} = /* @__PURE__ */ ${message.isRich ? 'compiledRich' : 'compiledText'}(${JSON.stringify(compile(message.text))});`,
        ),
      ].join('\n');
    },
  };
}
