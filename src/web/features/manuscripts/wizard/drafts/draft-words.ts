/** What a draft is called in a list. */
export const draftTitle = ({ articleTitle }: { readonly articleTitle: string }): string =>
  articleTitle.trim() === '' ? 'Untitled draft' : articleTitle;
