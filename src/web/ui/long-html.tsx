import { useLeft } from './in-page.tsx';
import { RichHtml } from './rich-html.tsx';

interface LongHtmlProps {
  /** The name that the loader left it under, and its id in the page. */
  name: string;
  /** Null where the page that the server sent holds the text. */
  html: string | null;
  as?: 'div' | 'p';
  className?: string | undefined;
  lang?: string | undefined;
  dir?: 'auto' | 'ltr' | 'rtl' | undefined;
}

/** Shows HTML that came with the page and not with its data. */
export function LongHtml({ name, html, ...attributes }: LongHtmlProps) {
  const left = useLeft(name, html);
  return <RichHtml {...attributes} id={name} html={left.value ?? left.html} />;
}
