import type { XmlElement, XmlNode } from '../write-xml.ts';

/** An element that is left out where there is nothing to say. */
export function optional(
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: string | null | readonly XmlNode[],
): XmlElement[] {
  return content === null || content.length === 0 ? [] : [[name, attributes, content]];
}
