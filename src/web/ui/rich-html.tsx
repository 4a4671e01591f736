interface RichHtmlProps {
  /** Made or sanitised on the server; nothing else may come here. */
  html: string;
  as?: 'h1' | 'h2' | 'h3' | 'p' | 'div' | 'span' | 'li';
  id?: string;
  className?: string | undefined;
  lang?: string | undefined;
  dir?: 'auto' | 'ltr' | 'rtl' | undefined;
}

/** Shows HTML that the server made: the one place where markup comes from data. */
export function RichHtml({ html, as: Element = 'div', ...attributes }: RichHtmlProps) {
  // oxlint-disable-next-line react/no-danger -- the server has made or sanitised it
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
