import { matchRoutes, type RouteObject } from 'react-router';

/** What the manifest that comes with each page knows of a route. */
export interface PageRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly hasLoader: boolean;
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type PageRoutes = Readonly<Record<string, PageRoute | undefined>>;

const below = (routes: PageRoutes, parentId?: string): RouteObject[] =>
  Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index = false }) => {
      const place = path === undefined ? { id } : { id, path };
      return index ? { ...place, index } : { ...place, children: below(routes, id) };
    });

/** What has to come from the server before the page at an address can be shown. */
export interface Needed {
  /** Script and style of those parts of the page that this browser does not run yet. */
  readonly files: readonly string[];
  /** Whether the server is asked what the page shows, too. */
  readonly asksServer: boolean;
}

export function neededFor(pathname: string, routes: PageRoutes, running: Readonly<Record<string, unknown>>): Needed {
  const parts = (matchRoutes(below(routes), pathname) ?? []).flatMap(({ route: { id } }) => routes[id ?? ''] ?? []);
  const files = parts
    .filter(({ id }) => !(id in running))
    .flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css]);
  // What the root reads is read once.
  return {
    files: [...new Set(files)],
    asksServer: parts.some(({ parentId, hasLoader }) => hasLoader && parentId !== undefined),
  };
}
