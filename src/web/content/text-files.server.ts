const texts = import.meta.glob<string>('./texts/*.md', { query: '?raw', import: 'default', eager: true });

/** Every text by the name of its file. */
export const textFiles: ReadonlyMap<string, string> = new Map(
  Object.entries(texts).map(([path, source]) => [path.replace(/^.*\/|\.md$/g, ''), source]),
);
