import { expect, test } from 'vitest';
import { cleanInstructions } from './clean-instructions.ts';

const clean = (drawing: string, tell: (words: string) => void = () => {}) => {
  const made = cleanInstructions(Buffer.from(drawing, 'latin1'), tell);
  return made && Buffer.from(made).toString('latin1');
};

test.each([
  ['/Artifact <</Owner (Jane \\) (Doe))/Type/Layout>> BDC', '/Artifact <</Owner ()/Type/Layout>> BDC'],
  ['/A <</Owner <4a616e65> >>DP q', '/A <</Owner () >>DP q'],
  ['/A <</B<</Owner(Doe)>>/MCID 1>>BDC', '/A <</B<</Owner()>>/MCID 1>>BDC'],
  ['/A <</B[(Doe)<446f65>]>>BDC', '/A <</B[()()]>>BDC'],
  ['/A <</ActualText[(Doe)]>>BDC', '/A <</ActualText[()]>>BDC'],
  ['/A <</B(a(b(c(Doe))))>>BDC', '/A <</B()>>BDC'],
  ['/A <</B(x)% Doe\n>>BDC', '/A <</B()\n>>BDC'],
  ['/A <</B(Doe)', '/A <</B()'],
  ['/C(Doe)/D true>>BDC q', '/C()/D true>>BDC q'],
  ['/Span <</ActualText (/home/doe)>> BDC', '/Span <</ActualText ()>> BDC'],
  ['/Span <</Lang(by Jane Doe)>> BDC', '/Span <</Lang()>> BDC'],
  ['/Span <</Lang<446f6520446f65>>> BDC', '/Span <</Lang()>> BDC'],
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
  'BI /F/A85 ID abEI \n%(cdefghijklmnop~>EI Q (x) Tj',
  'BI /F[/AHx/Fl] ID 00>EI Q (x) Tj',
  'BI /W 1 ID % (\u0080 EI\u0090 << EI Q (x) Tj',
  '(a % b) Tj /BIO gs <2520> Tj',
  '(Doe) Tj >> q',
])('what is drawn or read out stays: %s', (drawing) => {
  expect(clean(drawing)).toBe(null);
});

test('what is read out in place of what is drawn is told, and nothing else', () => {
  const told: string[] = [];
  const tell = (words: string) => void told.push(words);
  clean('/A <</ActualText (Doe)/Owner (Roe)/Lang(en-US)/Alt <FEFF00500069>/E(/home/doe)>> BDC (Poe) Tj', tell);
  expect(told).toEqual(['Doe', 'Pi']);
});

test('comments are no part of a drawing', () => {
  expect(clean('q % Doe\nQ %Roe')).toBe('q \nQ ');
  expect(clean('BI /W 1 % Doe\n ID x EI Q')).toBe('BI /W 1 \n ID x EI Q');
});

test('a picture ends at its own end, set apart or not, and what follows it is looked through', () => {
  const [set, close] = ['BI /W 1 ID x\u0080 EI Q', 'BI /W 1 ID x\u0080EI Q'];
  expect(clean(`${close} % Doe is no picture\n${set}`)).toBe(`${close} \n${set}`);
  expect(clean(`${set} % Doe is no picture\n${close}`)).toBe(`${set} \n${close}`);
});

test.each([
  'BI ',
  'BI IDID',
  'BI ID ',
  'BI /W 1 ID x\u0080EI Q (abcdefghijkl) Tj ',
  ' EI \u0080BI ID',
  'BI /F/A85 ID ~ EI Q (abcdefghijkl) Tj ',
  'BI /F/DCT ID \u00ff\u00d8',
])('drawings full of %j are looked through', (piece) => {
  const started = performance.now();
  clean(piece.repeat(300_000 / piece.length));
  expect(performance.now() - started).toBeLessThan(3000);
});

test('a JPEG within a drawing loses what it says of itself', () => {
  const segment = '\u00ff\u00e1\u0000\u000c EI Q Doe ';
  const [head, rest] = ['BI /W 1 /F/DCT ID ', '\u00ff\u00da\u0000\u0002%(\u00ff\u00d9'];
  expect(clean(`${head}\u00ff\u00d8${segment}${rest}Doe\nEI Q % Doe`)).toBe(`${head}\u00ff\u00d8${rest}\nEI Q `);
});
