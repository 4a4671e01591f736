import { expect, test } from 'vitest';
import { neededFor, type PageRoute } from './files-of-page.ts';

const route = (id: string, further: Partial<PageRoute> = {}): PageRoute => ({
  id,
  hasLoader: false,
  module: `/${id}.js`,
  ...further,
});

const routes = {
  root: route('root', { path: '', hasLoader: true }),
  frame: route('frame', { parentId: 'root', imports: ['/shared.js'], css: ['/frame.css'] }),
  home: route('home', { parentId: 'frame', index: true, hasLoader: true }),
  journal: route('journal', {
    parentId: 'frame',
    path: 'journal/:catId',
    imports: ['/shared.js'],
    css: ['/journal.css'],
    hasLoader: true,
  }),
  login: route('login', { parentId: 'frame', path: 'login', imports: ['/shared.js'] }),
  lost: route('lost', { parentId: 'frame', path: '*' }),
};
const running = { root: {}, frame: {}, home: {} };

test.each([
  ['/', { files: [], asksServer: true }],
  ['/journal/EIJER', { files: ['/journal.js', '/shared.js', '/journal.css'], asksServer: true }],
  ['/login', { files: ['/login.js', '/shared.js'], asksServer: false }],
  ['/nowhere/at/all', { files: ['/lost.js'], asksServer: false }],
])('what %s needs is what does not run yet', (pathname, needed) => {
  expect(neededFor(pathname, routes, running)).toEqual(needed);
});

test('a file that several parts share is named once', () => {
  const { files } = neededFor('/login', routes, { root: {} });
  expect(files).toEqual(['/frame.js', '/shared.js', '/frame.css', '/login.js']);
});
