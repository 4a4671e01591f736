import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { rich } from './rich.ts';

const element = (type: string) => (children: ReactNode) => createElement(type, null, children);

test('a tag within a tag renders without a warning about keys', () => {
  const warned = vi.spyOn(console, 'error');
  const text = rich('Read the <link>guidelines<hidden> (opens in a new tab)</hidden></link>.');
  const html = renderToStaticMarkup(text({ link: element('a'), hidden: element('span') }));
  expect(html).toBe('Read the <a>guidelines<span> (opens in a new tab)</span></a>.');
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});
