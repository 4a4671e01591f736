/** The ids of one article's HTML. They begin with `text`, which leaves every other id to the page around it. */
export interface Anchors {
  /** The id that replaces an id of the source. */
  of(sourceId: string): string;
  /** Claims an id for an element; null if it has none or another element has it. */
  claim(sourceId: string | undefined): string | null;
  /** A new id for an element without one. */
  create(kind: string): string;
}

/** Starts the ids of one article. */
export function createAnchors(): Anchors {
  const taken = new Set<string>();
  let created = 0;
  const of = (sourceId: string): string => `text-${sourceId.trim().replace(/[^\w.:-]/g, '_')}`;
  return {
    of,
    claim(sourceId) {
      const id = sourceId === undefined || sourceId.trim() === '' ? null : of(sourceId);
      if (id === null || taken.has(id)) return null;
      taken.add(id);
      return id;
    },
    create(kind) {
      created += 1;
      return `text${kind}-${created}`;
    },
  };
}

/** The attribute for a claimed id, with the space before it. */
export function idAttribute(id: string | null): string {
  return id === null ? '' : ` id="${id}"`;
}

/** Turns links inside the article into plain text if their target does not exist. */
export function withoutDeadLinks(html: string, idsElsewhere: readonly string[]): string {
  const written = new Set([...idsElsewhere, ...Array.from(html.matchAll(/ id="([^"]*)"/g), (match) => match[1])]);
  return html.replace(/<a href="#([^"]*)">(.*?)<\/a>/gs, (link, id: string, content: string) =>
    written.has(id) ? link : content,
  );
}
