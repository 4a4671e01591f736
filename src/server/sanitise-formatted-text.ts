import { hash } from 'node:crypto';
import sanitizeHtml from 'sanitize-html';
import { formattedTags, isLinkTarget, withoutDeceivingMarks } from '../contracts/formatted-text.ts';

const rules: sanitizeHtml.IOptions = {
  allowedTags: [...formattedTags],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // What browsers read as anything but markup is never shown: in another context it could come alive.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'noembed', 'noframes', 'xmp', 'iframe', 'title'],
  nestingLimit: 20,
  transformTags: {
    // A link that leads nowhere we allow is no link: its words stay.
    a: (_tag, { href }) =>
      href !== undefined && isLinkTarget(href.trim())
        ? { tagName: 'a', attribs: { href: href.trim() } }
        : { tagName: 'span', attribs: {} },
  },
  textFilter: withoutDeceivingMarks,
  exclusiveFilter: ({ tag, text }) =>
    ['p', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote'].includes(tag) && text.trim() === '',
};

/** Removing foreign mark-up can change the nesting, so clean until the text parses as written. */
function clean(html: string, passesLeft: number): string {
  const cleaned = sanitizeHtml(html, rules).trim();
  if (cleaned === html) return cleaned;
  return passesLeft === 0 ? sanitizeHtml(cleaned, { allowedTags: [] }) : clean(cleaned, passesLeft - 1);
}

/** Texts known to be clean, by hash: stored texts are sanitised each time they are shown. */
const foundClean = new Set<string>();
const mostFoundClean = 2000;

function noteClean(fingerprint: string): void {
  const [oldest] = foundClean.size < mostFoundClean ? [] : foundClean;
  if (oldest !== undefined) foundClean.delete(oldest);
  foundClean.add(fingerprint);
}

/** Formatted text as the product may keep and show it; text that says nothing is ''. */
export function sanitiseFormattedText(html: string): string {
  if (html === '') return '';
  const fingerprint = hash('sha256', html, 'base64');
  if (foundClean.has(fingerprint)) return html;
  const cleaned = clean(html, 5);
  if (sanitizeHtml(cleaned, { allowedTags: [] }).trim() === '') return '';
  if (cleaned === html) noteClean(fingerprint);
  return cleaned;
}
