import { renderToString } from 'react-dom/server';
import { Link as RouterLink, NavLink as RouterNavLink, StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Link, NavLink } from './link.tsx';

const rendered = (page: React.ReactNode, at = '/journal/EIJER') =>
  renderToString(<StaticRouter location={at}>{page}</StaticRouter>);

test.each([
  '/',
  '/journal/EIJER/7?tab=pdf#fig-1',
  '/search?q=a%26b&sort=newest',
  '/contact?subject=It%E2%80%99s',
  '/journal/../pricing',
  '/journal//EIJER',
  '//elsewhere.example/',
  'https://elsewhere.example/a',
  '?page=2',
  '#content',
  'publications',
])('the server writes a link to %s as the router does', (to) => {
  const attributes = { to, className: 'more', title: 'A "title" & more', rel: 'next', 'aria-label': 'On' };
  expect(rendered(<Link {...attributes}>Read on</Link>)).toBe(
    rendered(
      <RouterLink discover="none" {...attributes}>
        Read on
      </RouterLink>,
    ),
  );
});

test('what the router alone reads of a link is no attribute of it', () => {
  const attributes = {
    to: '/pricing',
    preventScrollReset: true,
    replace: true,
    reloadDocument: true,
    state: { from: 1 },
  };
  expect(rendered(<Link {...attributes}>Read on</Link>)).toBe(
    rendered(
      <RouterLink discover="none" {...attributes}>
        Read on
      </RouterLink>,
    ),
  );
});

test('a link elsewhere goes through the router, a link of ours does not need it', () => {
  expect(renderToString(<Link to="/pricing">Passes</Link>)).toContain('href="/pricing"');
  expect(() => renderToString(<Link to="?page=2">On</Link>)).toThrow('basename');
});

test.each([
  ['/', '/', true],
  ['/', '/journal/EIJER', false],
  ['/journal/EIJER', '/Journal/eijer', true],
  ['/journal/EIJER', '/journal/EIJER/7', true],
  ['/journal/EIJER', '/journal/EIJER/7', false],
  ['/journal/EIJER', '/journal/EIJERA', false],
  ['/login', '/register', false],
])('the server marks a link to %s on %s as the router does (to the letter: %s)', (to, at, end) => {
  expect(
    rendered(
      <NavLink to={to} end={end}>
        Here
      </NavLink>,
      at,
    ),
  ).toBe(
    rendered(
      <RouterNavLink discover="none" to={to} end={end}>
        Here
      </RouterNavLink>,
      at,
    ),
  );
});
