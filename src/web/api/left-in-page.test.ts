import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { leaveInPage, leftInPageContext } from './left-in-page.ts';

test('a page keeps what a loader leaves, and its data hold null; what is empty stays in the data', () => {
  const left = new Map<string, unknown>();
  const context = new RouterContextProvider();
  context.set(leftInPageContext, left);
  expect([leaveInPage(context, 'text', '<p>Long</p>'), leaveInPage(context, 'list', [])]).toEqual([null, []]);
  expect([...left]).toEqual([['text', '<p>Long</p>']]);
});

test('where data alone is asked for, all is in the data', () => {
  expect(leaveInPage(new RouterContextProvider(), 'text', '<p>Long</p>')).toBe('<p>Long</p>');
});
