import { useEffect } from 'react';
import { keepText, type TextPlace } from './kept-text.ts';

/** Keeps a text in its place whenever it has changed. */
export function useKeptText({ userId, articleId, purpose }: TextPlace, text: string): void {
  useEffect(() => keepText({ userId, articleId, purpose }, text), [userId, articleId, purpose, text]);
}
