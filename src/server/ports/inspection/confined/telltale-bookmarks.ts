import { valueAt, walkTags } from './word-tags.ts';

/** What bookmarks are called in a copy, by names that tell. */
export type Bookmarks = ReadonlyMap<string, string>;

/** New names for the bookmarks of a part whose own tell: Word cannot open one without a name, and links lead there by it. */
export function telltaleBookmarks(xml: string, isTelling: (name: string) => boolean): Bookmarks {
  const names = new Map<string, string>();
  if (!xml.includes('bookmarkStart')) return names;
  walkTags(xml, {
    tag: (tag) => {
      if (tag.name !== 'bookmarkStart' || tag.isEnd) return;
      const name = valueAt(tag, 'name') ?? '';
      // No other bookmark of the document has its number, in other parts neither.
      const number = Number.parseInt(valueAt(tag, 'id') ?? '', 10) || names.size;
      if (isTelling(name) && !names.has(name)) names.set(name, `Bookmark${number}`);
    },
    text: () => {},
  });
  return names;
}
