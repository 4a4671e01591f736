import { useEffect } from 'react';

/** The place of a text in this browser's store: whose it is, what it is about, and what it is for. */
export interface TextPlace {
  readonly userId: string;
  readonly articleId: string;
  readonly purpose: string;
}

const prefixOf = (userId: string) => `colophon:editing:${userId}:`;
const keyOf = ({ userId, articleId, purpose }: TextPlace) => `${prefixOf(userId)}${articleId}:${purpose}`;

/** What this browser keeps of a text: neither a closed dialog, tab or window nor a sign-in that ends by itself loses it. */
export function readSavedText(place: TextPlace): string {
  try {
    return localStorage.getItem(keyOf(place)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a text in this browser; an empty one is forgotten. */
export function keepText(place: TextPlace, text: string): void {
  try {
    if (text === '') localStorage.removeItem(keyOf(place));
    else localStorage.setItem(keyOf(place), text);
  } catch {
    // A browser may refuse its store: the text lives as long as the page does.
  }
}

/** Forgets a text once it has been sent. */
export const forgetText = (place: TextPlace): void => keepText(place, '');

/** Forgets all texts of a person who logs out: they quote what is told to editors alone. */
export function forgetTextsOf(userId: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefixOf(userId))) localStorage.removeItem(key);
  } catch {
    // A browser may refuse its store: then nothing was kept.
  }
}

/** Keeps a text in its place whenever it has changed. */
export function useSavedText({ userId, articleId, purpose }: TextPlace, text: string): void {
  useEffect(() => keepText({ userId, articleId, purpose }, text), [userId, articleId, purpose, text]);
}
