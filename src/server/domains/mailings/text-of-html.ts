import { compile } from 'html-to-text';

const apart = { leadingLineBreaks: 2, trailingLineBreaks: 2 };

/** Formatted text as plain text: lists and quotations keep their marks, links their addresses. */
export const textOfHtml = compile({
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { linkBrackets: ['(', ')'], hideLinkHrefIfSameAsText: true } },
    { selector: 'h3', options: { ...apart, uppercase: false } },
    { selector: 'h4', options: { ...apart, uppercase: false } },
    { selector: 'ul', options: { itemPrefix: '- ' } },
    // The editor puts the text of each item in a paragraph.
    { selector: 'li > p', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  ],
});
