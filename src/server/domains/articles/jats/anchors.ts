/** The ids of one article's HTML. They begin with `text`, which leaves every other id to the page around it. */
export interface Anchors {
  /** The id that replaces an id of the source. */
  of(sourceId: string): string;
  /** Claims an id for an element; null if it has none or another element has it. */
  claim(sourceId: string | undefined): string | null;
  /** A new id for an element without one. */
  create(kind: string): string;
}

/** Whether an id of HTML is one that we gave ourselves, or that has no form of its own in XML: in our XML it stays as it is. */
export const isOwnId = (id: string): boolean => /^text(?:part|note|reference)-\d+$|^text-(?![A-Za-z_])/.test(id);

/** The id of the source that became an id of HTML. */
export const sourceIdOf = (id: string): string => id.replace(/^text-/, '');

/** Starts the ids of one article. */
export function createAnchors(): Anchors {
  const taken = new Set<string>();
  let created = 0;
  const of = (sourceId: string): string => {
    const id = sourceId.trim().replace(/[^\w.:-]/g, '_');
    return isOwnId(id) ? id : `text-${id}`;
  };
  return {
    of,
    claim(sourceId) {
      const id = sourceId === undefined || sourceId.trim() === '' ? null : of(sourceId);
      if (id === null || taken.has(id)) return null;
      taken.add(id);
      return id;
    },
    create(kind) {
      do created += 1;
      while (taken.has(`text${kind}-${created}`));
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
