/**
 * A title as it is told wherever it travels without the notice of withdrawal: lists, feeds, references, search engines.
 * A mark at its beginning is what NISO RP-45 (CREC) asks for. It holds for plain text and for HTML.
 */
export const publicTitle = (title: string, isWithdrawn: boolean): string =>
  isWithdrawn ? `Withdrawn: ${title}` : title;
