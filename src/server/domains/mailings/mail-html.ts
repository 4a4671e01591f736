/** How each tag looks in a letter: mail programs know no style sheets of ours. */
const looks: Readonly<Record<string, string>> = {
  p: 'margin:0 0 16px',
  h3: "margin:24px 0 8px;font:600 18px/1.4 'Source Serif 4',Georgia,serif",
  h4: 'margin:16px 0 8px;font-size:16px;font-weight:600',
  ul: 'margin:0 0 16px;padding-left:24px',
  ol: 'margin:0 0 16px;padding-left:24px',
  li: 'margin:0 0 4px',
  blockquote: 'margin:0 0 16px;padding-left:16px;border-left:3px solid #E2D8C8;color:#5E564A',
  a: 'color:#0B5C5A',
};

/** Sanitised formatted text as a letter shows it: each tag with its look. */
export const mailHtml = (sanitised: string): string =>
  sanitised.replaceAll(/<([a-z][a-z0-9]*)(?=[\s/>])/g, (whole, name: string) => {
    const look = looks[name];
    return look === undefined ? whole : `${whole} style="${look}"`;
  });
