import type { Attributes } from '@tiptap/core';

/** Attributes that are saved as they were read. They are written in this order. */
export const kept = (...names: readonly string[]): Attributes =>
  Object.fromEntries(
    names.map((name) => [name, { default: null, parseHTML: (element: HTMLElement) => element.getAttribute(name) }]),
  );

/** What the editor knows of an element and does not write as an attribute. */
export const known = (name: string, read: (element: HTMLElement) => unknown, fallback: unknown = null): Attributes => ({
  [name]: { default: fallback, rendered: false, parseHTML: read },
});
