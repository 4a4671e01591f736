import { expect, test } from 'vitest';
import { cleanMarkedContent } from './clean-marked-content.ts';

const clean = (drawing: string) => {
  const made = cleanMarkedContent(Buffer.from(drawing, 'latin1'));
  return made && Buffer.from(made).toString('latin1');
};

test.each([
  ['/Artifact <</Owner (Jane \\) (Doe))/Type/Layout>> BDC', '/Artifact <</Owner (             )/Type/Layout>> BDC'],
  ['/A <</Owner <4a616e65> >>DP q', '/A <</Owner <00000000> >>DP q'],
  ['/A <</B<</Owner(Doe)>>/MCID 1>>BDC', '/A <</B<</Owner(   )>>/MCID 1>>BDC'],
  ['/Span <</ActualText (/home/doe)>> BDC', '/Span <</ActualText (         )>> BDC'],
])('a mark loses the words that nobody is shown: %s', (drawing, made) => {
  expect(clean(drawing)).toBe(made);
});

test.each([
  '/Span <</ActualText (fi)/Lang (en)>> BDC',
  '/Span <</ActualText <FEFF00660069>/MCID 3>> BDC',
  '(<</Owner (Doe)>>) Tj',
  '/P <</MCID 0>> BDC /F (Doe) EMC /P <</MCID 1>> BDC',
  '/P <</MCID 0>> BDC [(Doe) 20 (Roe)] TJ EMC',
  'BI /W 1 ID <<(Doe EI',
])('what is drawn or read out stays: %s', (drawing) => {
  expect(clean(drawing)).toBe(null);
});
