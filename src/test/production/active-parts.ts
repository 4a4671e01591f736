import { Parser } from 'htmlparser2';

/** Elements that run something, load a page or take over its addresses. */
const activeNames = new Set(
  `script style iframe frame frameset object embed applet base foreignobject animate set maction annotation-xml video
  audio template xmp plaintext noembed marquee isindex xss`.split(/\s+/u),
);
const addressNames = new Set('href src action formaction xlink:href data poster srcset background ping'.split(' '));
/** Other schemes than those of the web, and other sites without one. */
const otherAddress = /^(?:\/\/|(?!https?:|mailto:|data:image\/)[a-z][\w+.-]*:)/u;

function isActive(name: string, value: string): boolean {
  if (/^on|^srcdoc$|^(?:hx-|x-init|ng-init)/u.test(name)) return true;
  if (name === 'style') return /url\(|expression|behavior|binding|fixed/iu.test(value);
  // Browsers leave blanks and control characters out of addresses.
  return addressNames.has(name) && otherAddress.test(value.replace(/[\p{Cc} ]/gu, '').toLowerCase());
}

/** What could run, or leads to something that could, in HTML or XML. */
export function activeParts(markup: string, { isXml = false } = {}): string[] {
  const found: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const local = name.replace(/^.*:/u, '').toLowerCase();
        const isData = attributes['type'] === 'application/ld+json';
        if (activeNames.has(local) && !isData) found.push(`<${name}>`);
        for (const [attribute, value] of Object.entries(attributes))
          if (isActive(attribute.toLowerCase(), value)) found.push(`<${name} ${attribute}="${value}">`);
      },
      onprocessinginstruction(name, data) {
        if (!/^(?:\?xml |!doctype (?:html|article )[^[]*$)/iu.test(data)) found.push(`<${name} ${data}>`);
      },
    },
    { xmlMode: isXml },
  );
  parser.end(markup);
  return found;
}
