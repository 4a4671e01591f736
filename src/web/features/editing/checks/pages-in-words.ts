/** The pages of a finding, as they follow the name of its file. */
export const pagesInWords = (pages: readonly number[]): string =>
  pages.length === 0 ? '' : `, ${pages.length === 1 ? 'page' : 'pages'} ${pages.join(', ')}`;
