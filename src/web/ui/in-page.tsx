import { createContext, createElement, useContext, useState, type MouseEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';

/** What loaders left to the page that the server renders at this moment, by name. */
export const LeftInPage = createContext<ReadonlyMap<string, unknown> | null>(null);

/** What a loader left under a name: its value; in the browser, where the value did not travel, the HTML that the page holds. */
export function useLeft<T>(name: string, value: T | null): { value: T | null; html: string } {
  const left = useContext(LeftInPage);
  const [html] = useState(() =>
    value === null && typeof document !== 'undefined' ? (document.getElementById(name)?.innerHTML ?? '') : '',
  );
  // A loader and the part that shows what it left agree on the type, as they do of all that a loader reads.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { value: value ?? (left?.get(name) as T | undefined) ?? null, html };
}

/** A page of ours: not a file, and no call. */
const isPage = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === location.origin && !pathname.startsWith('/api/') && !pathname.includes('.');

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Follows the links of HTML that React has not made, as its own links are followed. */
function useFollowLinks() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !isPlainClick(event) || !isPage(link) || link.hash !== '') return;
    event.preventDefault();
    void navigate(link.pathname + link.search);
  };
}

interface InPageProps<T> {
  /** The name that the loader left it under, and its id in the page. */
  readonly name: string;
  /** Null where the page that the server sent holds it. */
  readonly value: T | null;
  /** Shows it: links of ours and words, but nothing that can be clicked otherwise. */
  readonly children: (value: T) => ReactNode;
  readonly as?: 'div' | 'ol' | 'ul';
  readonly className?: string | undefined;
  readonly lang?: string | undefined;
  readonly dir?: 'auto' | 'ltr' | 'rtl' | undefined;
}

/** A part that came with the page and not with its data: the browser goes on with what it has. */
export function InPage<T>({ name, value, children, as = 'div', ...attributes }: InPageProps<T>) {
  const left = useLeft(name, value);
  const onClick = useFollowLinks();
  if (left.value !== null) return createElement(as, { ...attributes, id: name }, children(left.value));
  // The server itself has made it of the same parts.
  // oxlint-disable-next-line react/no-danger
  return createElement(as, { ...attributes, id: name, onClick, dangerouslySetInnerHTML: { __html: left.html } });
}
