import { createContext, useContext, useState } from 'react';
import { RichHtml } from './rich-html.tsx';

/** The long texts of the page that the server renders at this moment, by name. */
export const LongTexts = createContext<ReadonlyMap<string, string> | null>(null);

interface LongHtmlProps {
  /** The name that the loader left it under, and its id in the page. */
  name: string;
  /** Null where the page that the server sent holds the text. */
  html: string | null;
  className?: string;
  lang?: string | undefined;
  dir?: 'auto' | 'ltr' | 'rtl' | undefined;
}

/** Shows HTML that came with the page and not with its data: the browser goes on with what it has. */
export function LongHtml({ name, html, ...attributes }: LongHtmlProps) {
  const texts = useContext(LongTexts);
  const [inPage] = useState(() =>
    typeof document === 'undefined' ? texts?.get(name) : document.getElementById(name)?.innerHTML,
  );
  return <RichHtml {...attributes} id={name} html={html ?? inPage ?? ''} />;
}
