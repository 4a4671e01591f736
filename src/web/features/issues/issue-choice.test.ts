import { expect, test } from 'vitest';
import { firstOffer, inVolume, issueAt, numbersIn, volumesIn } from './issue-choice.ts';

const place = (issueVolume: string, issueNumber: string) => ({ issueVolume, issueNumber });
const issues = [place('10', '1'), place('2', '3'), place('2', '10'), place('1', '2'), place('1', '1')];

test('volumes and issues are offered in the order of their figures, each once', () => {
  expect(volumesIn(issues)).toEqual(['1', '2', '10']);
  expect(numbersIn(issues, '2')).toEqual(['3', '10']);
  expect(numbersIn(issues, '7')).toEqual([]);
});

test('Volume 1, Issue 2 stands first; where it does not exist, the newest', () => {
  expect(firstOffer(issues)).toEqual(place('1', '2'));
  expect(firstOffer([place('2', '3'), place('10', '1'), place('2', '10')])).toEqual(place('10', '1'));
  expect(firstOffer([])).toBeUndefined();
});

test('another volume keeps the number where it can, and falls to its newest issue otherwise', () => {
  expect(inVolume([...issues, place('2', '2')], '2', '2')).toEqual(place('2', '2'));
  expect(inVolume(issues, '2', '2')).toEqual(place('2', '10'));
  expect(inVolume(issues, '7', '2')).toBeUndefined();
});

test('an issue is found by volume and number together', () => {
  expect(issueAt(issues, place('2', '1'))).toBeUndefined();
  expect(issueAt(issues, place('1', '1'))).toEqual(place('1', '1'));
});
