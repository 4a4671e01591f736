import type { ComponentType } from 'react';
import { Link as RouterLink, NavLink as RouterNavLink, useLocation, type LinkProps } from 'react-router';

interface NavLinkProps {
  readonly to: string;
  readonly end?: boolean;
  readonly preventScrollReset?: boolean;
  readonly children: string;
}

/** Whether an address is what the router would make of it: all that our own builders make is. */
const isWhole = (to: LinkProps['to']): to is string =>
  typeof to === 'string' && to.startsWith('/') && !to.includes('/.') && !to.includes('//');

/** As the router writes it: what the router's own asks and remembers for a click is a fifth of what a page takes to render. */
function ServerLink({
  to,
  children,
  reloadDocument: _reload,
  replace: _replace,
  preventScrollReset: _scroll,
  state: _state,
  ...attributes
}: LinkProps) {
  if (!isWhole(to))
    return (
      <RouterLink discover="none" to={to} {...attributes}>
        {children}
      </RouterLink>
    );
  return (
    <a {...attributes} href={to}>
      {children}
    </a>
  );
}

function ServerNavLink({ to, end = false, children }: NavLinkProps) {
  const [here, there] = [useLocation().pathname.toLowerCase(), to.toLowerCase()];
  const isActive = here === there || (!end && here.startsWith(`${there}/`));
  return (
    <ServerLink aria-current={isActive ? 'page' : undefined} className={isActive ? 'active' : ''} to={to}>
      {children}
    </ServerLink>
  );
}

/** The browser knows all routes from the start: there is nothing to discover, and nothing to mark. */
const BrowserLink = (props: LinkProps) => <RouterLink discover="none" {...props} />;
const BrowserNavLink = (props: NavLinkProps) => <RouterNavLink discover="none" {...props} />;

/** A link to a place of ours; for pages that the server renders. */
export const Link: ComponentType<LinkProps> = import.meta.env.SSR ? ServerLink : BrowserLink;

/** A link that knows whether it is the current page. */
export const NavLink: ComponentType<NavLinkProps> = import.meta.env.SSR ? ServerNavLink : BrowserNavLink;
