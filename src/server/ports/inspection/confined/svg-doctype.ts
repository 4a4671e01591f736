import { FaultFound } from './fault-found.ts';

const doctype = /<!DOCTYPE\s[^<>[\]]*(?:\[((?:\s*<!ENTITY\s+[\w.-]+\s+(?:"[^"<&%]*"|'[^'<&%]*')\s*>)*)\s*\]\s*)?>/i;
const entity = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"]*)"|'([^']*)')/gi;
const ofXml = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);
/** Characters that its own entities may bring into an SVG; those of Illustrator are a few addresses of namespaces. */
const most = 4 * 1024 * 1024;

/** An SVG without its document type, whose simple entities are written out, as Illustrator needs it. Any other rules stay, for whoever refuses them. */
export function withoutDoctype(xml: string): string {
  const [type = '', declared = ''] = doctype.exec(xml) ?? [];
  if (type === '') return xml;
  const entities = new Map<string, string>();
  for (const [, name = '', double, single = ''] of declared.matchAll(entity))
    // The first declaration counts.
    if (!ofXml.has(name) && !entities.has(name))
      entities.set(
        name,
        (double ?? single).replaceAll('"', '&quot;').replaceAll("'", '&apos;').replaceAll('>', '&gt;'),
      );
  let brought = 0;
  return xml
    .replace(type, () => '')
    .replace(/&([\w.-]+);/g, (standing, name: string) => {
      const value = entities.get(name);
      brought += value?.length ?? 0;
      if (brought > most) throw new FaultFound('too-complex');
      return value ?? standing;
    });
}
