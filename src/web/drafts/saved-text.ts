import { useEffect } from 'react';

/** The key of a text in this browser's storage: its owner, subject and purpose. */
export interface TextPlace {
  readonly userId: string;
  readonly articleId: string;
  readonly purpose: string;
}

const prefixOf = (userId: string) => `colophon:editing:${userId}:`;
const keyOf = ({ userId, articleId, purpose }: TextPlace) => `${prefixOf(userId)}${articleId}:${purpose}`;

/** A text that this browser saved, so that it survives a closed dialog, tab or window and an expired session. */
export function readSavedText(place: TextPlace): string {
  try {
    return localStorage.getItem(keyOf(place)) ?? '';
  } catch {
    return '';
  }
}

/** Saves a text in this browser; an empty one is deleted. */
export function keepText(place: TextPlace, text: string): void {
  try {
    if (text === '') localStorage.removeItem(keyOf(place));
    else localStorage.setItem(keyOf(place), text);
  } catch {
    // If the browser refuses storage, the text lasts as long as the page.
  }
}

/** Forgets a text once it has been sent. */
export const forgetText = (place: TextPlace): void => keepText(place, '');

/** Deletes all texts of a person who logs out, because they quote what only editors may know. */
export function forgetTextsOf(userId: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefixOf(userId))) localStorage.removeItem(key);
  } catch {
    // A browser may refuse storage: then nothing was saved.
  }
}

/** Saves a text whenever it has changed. */
export function useSavedText({ userId, articleId, purpose }: TextPlace, text: string): void {
  useEffect(() => keepText({ userId, articleId, purpose }, text), [userId, articleId, purpose, text]);
}
