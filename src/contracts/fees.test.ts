import { expect, test } from 'vitest';
import { fees } from './fees.ts';

const { percentAsked } = fees.requestWaiver.body.shape;
const { grantedPercent } = fees.decideWaiver.body.shape;

test.each([
  ['60', 60],
  [' 60 ', 60],
  ['60 %', 60],
  ['60%', 60],
  ['0 %', 0],
  ['%', undefined],
  ['', undefined],
  ['6 0', undefined],
  ['59.5', undefined],
  ['101 %', undefined],
])(
  'policy on waivers: the typed percentage %j is %j; what is empty is no percentage, and never 0',
  (typed, percent) => {
    expect(grantedPercent.safeParse(typed).data).toBe(percent);
    expect(percentAsked.safeParse(typed).data).toBe(percent === 0 ? undefined : percent);
  },
);
