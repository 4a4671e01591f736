import mantine from 'postcss-preset-mantine';

/** The layers of all styles, weakest first; what a feature writes is in none and wins over them, whatever order the files load in. */
const layers = 'base, mantine, ui';

/** @param {string} file */
function layerOf(file) {
  if (file.endsWith('/web/ui/theme/base.css')) return 'base';
  return /\/web\/ui\/.*\.module\.css$/.test(file) ? 'ui' : null;
}

/** Puts the styles that features build on into their layer. @type {import('postcss').Plugin} */
const layered = {
  postcssPlugin: 'layers-by-folder',
  OnceExit(root, { AtRule }) {
    const layer = layerOf(root.source?.input.file ?? '');
    if (layer === null) return;
    const holder = new AtRule({ name: 'layer', params: layer, nodes: root.nodes });
    root.removeAll();
    root.append(new AtRule({ name: 'layer', params: layers }), holder);
  },
};

// It has no types of its own.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const preset = /** @type {(options: object) => import('postcss').Plugin} */ (mantine);

// Tokens are light-dark() pairs that the browser itself resolves, so that both schemes work without scripting, too.
export default { plugins: [preset({ features: { lightDarkFunction: false } }), layered] };
