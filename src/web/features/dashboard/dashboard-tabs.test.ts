import { expect, test } from 'vitest';
import { dashboardTabs } from '../../../contracts/pages.ts';
import { chosenTab, manuscriptsTab, tabGroupsFor } from './dashboard-tabs.ts';

const chosen = (isAdmin: boolean, asked: string | null) => chosenTab(tabGroupsFor(isAdmin), asked)?.label();

test.each([
  [null, 'Verify Regular Issue'],
  ['0', 'Verify Regular Issue'],
  ['1', 'Submit Manuscript'],
  ['3', 'Manage Purchase'],
  ['6', 'Verify Special Issue'],
  ['8', 'My Manuscripts'],
  ['2', 'Edit Profile'],
  ['5', 'Mailing'],
  ['9', 'Outbox'],
  ['10', 'People'],
  ['11', 'Deleted manuscripts'],
  ['7', 'Submit Issue'],
  ['12', 'Payments'],
  ['13', 'Waivers'],
  ['19', 'Usage'],
  ['16', 'Audit log'],
  ['17', 'Overview'],
  ['18', 'Website'],
  ['21', 'Production'],
  ['4', 'Create new journal'],
  ['77', 'Verify Regular Issue'],
  ['1e0', 'Verify Regular Issue'],
])('an administrator at tab %s sees %s', (asked, label) => {
  expect(chosen(true, asked)).toBe(label);
});

test.each([
  [null, 'My Manuscripts'],
  ['1', 'Submit Manuscript'],
  ['3', 'Manage Purchase'],
  ['6', 'My Manuscripts'],
  ['2', 'Edit Profile'],
  ['5', 'My Manuscripts'],
  ['9', 'My Manuscripts'],
  ['10', 'My Manuscripts'],
  ['7', 'My Manuscripts'],
  ['11', 'My Manuscripts'],
  ['12', 'My Manuscripts'],
  ['13', 'My Manuscripts'],
  ['19', 'My Manuscripts'],
  ['4', 'My Manuscripts'],
  ['16', 'My Manuscripts'],
  ['17', 'My Manuscripts'],
  ['18', 'My Manuscripts'],
  ['8', 'My Manuscripts'],
])('an author at tab %s sees %s', (asked, label) => {
  expect(chosen(false, asked)).toBe(label);
});

test('peer review: editors, and administrators in their place, have a desk; others have not', () => {
  expect(chosenTab(tabGroupsFor(false, { isEditor: true }), '14')?.label()).toBe('Editors’ desk');
  expect(chosen(true, '14')).toBe('Editors’ desk');
  expect(chosen(false, '14')).toBe('My Manuscripts');
});

test('peer review: whoever reviews has a tab for it, others have not', () => {
  expect(chosenTab(tabGroupsFor(false, { isReviewer: true }), '15')?.label()).toBe('Reviews');
  expect(chosenTab(tabGroupsFor(true, { isReviewer: true }), '15')?.label()).toBe('Reviews');
  expect(chosen(false, '15')).toBe('My Manuscripts');
  expect(chosen(true, '15')).toBe('Verify Regular Issue');
});

test('the tab of one’s own manuscripts is the one that lists them', () => {
  for (const isAdmin of [true, false]) {
    expect(chosenTab(tabGroupsFor(isAdmin), String(manuscriptsTab(isAdmin)))?.name).toBe('my-manuscripts');
  }
});

test('an administrator finds the many tabs in few groups, each of them in one', () => {
  const groups = tabGroupsFor(true, { isReviewer: true, isEditor: true });
  expect(groups.map(({ title, tabs }) => [title?.(), tabs.length])).toEqual([
    ['To decide', 6],
    ['Journals and articles', 5],
    ['People and mail', 3],
    ['Settings', 3],
    ['My account', 5],
  ]);
  const numbers = groups.flatMap(({ tabs }) => tabs.map(({ number }) => number));
  expect(numbers.toSorted((one, other) => one - other)).toEqual(Object.values(dashboardTabs));
});

test('the few tabs of an author need no titles', () => {
  expect(tabGroupsFor(false, { isEditor: true }).map(({ title }) => title)).toEqual([null]);
});
