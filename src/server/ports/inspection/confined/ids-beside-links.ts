import { attribute, plainText, textOfPart, walkTags } from './word-tags.ts';

const links = /^(hyperlink|hlink(Click|Hover|MouseOver))$/;

/**
 * The ids of relationships by which a part, as it is written, calls anything but links. Nobody asks of which kind a relationship is before
 * fetching the picture that it leads to.
 */
export function idsBesideLinks(part: Uint8Array): ReadonlySet<string> {
  const ids = new Set<string>();
  walkTags(textOfPart(part), {
    tag: ({ whole, name: element, prefix: ofElement }) => {
      if (links.test(element) || !whole.includes(':')) return;
      // An id is of another vocabulary than the element.
      for (const [, , prefix, , value = ''] of whole.matchAll(attribute))
        if (prefix !== undefined && prefix !== 'xmlns' && prefix !== ofElement) ids.add(plainText(value.slice(1, -1)));
    },
    text: () => {},
  });
  return ids;
}
