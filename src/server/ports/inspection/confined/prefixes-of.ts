import { withoutEntities } from './xml-entities.ts';

/** The prefixes by which XML calls the elements of some makers, by the addresses of their namespaces; '' where they have none. */
export function prefixesOf(xml: string, isMeant: (maker: string) => boolean): ReadonlySet<string> {
  const declared = xml.matchAll(/\sxmlns(?::([^\s"'=<>/:]+))?\s*=\s*["']([^"'<]*)["']/g);
  return new Set(
    [...declared].flatMap(([, prefix = '', maker = '']) => (isMeant(withoutEntities(maker).trim()) ? prefix : [])),
  );
}
