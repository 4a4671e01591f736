import mantine from 'postcss-preset-mantine';

/** The layers of all styles, weakest first; what a feature writes is in none and wins over them, whatever order the files load in. */
const layers = 'base, mantine, ui';

/** Puts the styles that features build on into their layer. */
const layered = {
  postcssPlugin: 'layers-by-folder',
  OnceExit(root, { AtRule }) {
    const file = root.source?.input.file ?? '';
    const layer = /\/web\/ui\/theme\/base\.css/.test(file)
      ? 'base'
      : /\/web\/ui\/.*\.module\.css/.test(file)
        ? 'ui'
        : null;
    if (layer === null) return;
    const holder = new AtRule({ name: 'layer', params: layer, nodes: root.nodes });
    root.removeAll();
    root.append(new AtRule({ name: 'layer', params: layers }), holder);
  },
};

// Tokens are light-dark() pairs that the browser itself resolves, so that both schemes work without scripting, too.
export default { plugins: [mantine({ features: { lightDarkFunction: false } }), layered] };
