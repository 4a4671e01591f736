/** The place of a text in this tab's store: whose it is, what it is about, and what it is for. */
export interface TextPlace {
  readonly userId: string;
  readonly articleId: string;
  readonly purpose: string;
}

const keyOf = ({ userId, articleId, purpose }: TextPlace) => `colophon:editing:${userId}:${articleId}:${purpose}`;

/** What this tab keeps of a text: neither a closed dialog nor a reload or a sign-in that ends loses it. */
export function readKeptText(place: TextPlace): string {
  try {
    return sessionStorage.getItem(keyOf(place)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a text for this tab; an empty one is forgotten. */
export function keepText(place: TextPlace, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(place));
    else sessionStorage.setItem(keyOf(place), text);
  } catch {
    // A browser may refuse its store: the text lives as long as the page does.
  }
}

/** Forgets a text once it has been sent. */
export const forgetText = (place: TextPlace): void => keepText(place, '');
