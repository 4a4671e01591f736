import type { ReactNode } from 'react';
import { Link } from 'react-router';

// The elements for the tags of messages: `t.key({ name, bdi })`.

export const bdi = (children: ReactNode) => <bdi>{children}</bdi>;
export const code = (children: ReactNode) => <code>{children}</code>;
export const strong = (children: ReactNode) => <strong>{children}</strong>;
/** A number that people copy: it moves to the next line as a whole. */
export const unbroken = (children: ReactNode) => <strong className="unbroken">{children}</strong>;
/** For screen readers only. */
export const hidden = (children: ReactNode) => <span className="visually-hidden">{children}</span>;
export const linkTo = (to: string) => (children: ReactNode) => <Link to={to}>{children}</Link>;
/** A link that opens a new tab. */
export const tabTo = (href: string) => (children: ReactNode) => (
  <a href={href} target="_blank" rel="noreferrer">
    {children}
  </a>
);
