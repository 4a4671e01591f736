// Tokens are light-dark() pairs that the browser itself resolves, so that both schemes work without scripting, too.
export default { plugins: { 'postcss-preset-mantine': { features: { lightDarkFunction: false } } } };
