/** A character that is written as an escape; a backslash that is one escapes nothing behind it. */
const escaped = /\\(?:([0-9a-f]{1,6})(?:\r\n|[ \t\r\n\f])?|([\s\S]))/gi;
const inNames = /^[\w-]$/;

/** Letters, digits and hyphens as they are, for names of what is fetched can hide so; any other escape at its full length. */
const withoutEscapes = (rules: string): string =>
  rules.replace(escaped, (standing: string, hex?: string, character: string = '') => {
    if (hex === undefined) return /[g-z_-]/i.test(character) ? character : standing;
    const code = Number.parseInt(hex, 16);
    return inNames.test(String.fromCharCode(code)) && code < 128
      ? String.fromCharCode(code)
      : `\\${hex.padStart(6, '0')} `;
  });

/** What stands between brackets, to the end where they are not closed; a bracket within quotes closes nothing. */
const within = String.raw`(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^)"'])*(?:\)|$)`;
const address = new RegExp(String.raw`url\(\s*(?!\s|["']?#)${within}`, 'gi');
const pictures = new RegExp(String.raw`(?:image-set|image|src)\(${within}`, 'gi');

/**
 * Rules of how an SVG looks, as they are read (no entities), without remarks and without what they fetch from elsewhere. What is left out leaves
 * something behind, so that what stood around it does not become what was left out.
 */
export const cleanSvgRules = (rules: string): string =>
  withoutEscapes(rules.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' '))
    .replace(/@import[^;]*;?/gi, '@none;')
    .replace(address, 'none')
    .replace(pictures, 'none');
