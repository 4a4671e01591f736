/** A letter, a digit or a hyphen that is written as an escape: names of what is fetched can hide so, and nothing else is lost. */
const escaped = /\\(?:([0-9a-f]{1,6})[ \t\r\n\f]?|([g-z_-]))/gi;
const inNames = /^[\w-]$/;

const withoutEscapes = (rules: string): string =>
  rules.replace(escaped, (standing, hex?: string, letter?: string) => {
    if (hex === undefined) return letter ?? standing;
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return Number.parseInt(hex, 16) < 128 && inNames.test(character) ? character : standing;
  });

/** What stands between brackets, to the end where they are not closed; a bracket within quotes closes nothing. */
const within = String.raw`(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^)"'])*(?:\)|$)`;
const address = new RegExp(String.raw`url\(\s*(?!\s|["']?#)${within}`, 'gi');
const pictures = new RegExp(String.raw`(?:image-set|image|src)\(${within}`, 'gi');

/** Rules of how an SVG looks, as they are read (no entities), without remarks and without what they fetch from elsewhere. */
export const cleanSvgRules = (rules: string): string =>
  withoutEscapes(rules.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ''))
    .replace(/@import[^;]*;?/gi, '')
    .replace(address, 'none')
    .replace(pictures, 'none');
