import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDFDocument, PDFHexString, PDFName, PDFString, degrees } from '@cantoo/pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { makePdf } from '../../../../../test/documents/make-pdf.ts';
import { makePng } from '../../../../../test/documents/make-picture.ts';
import { assembleIssue } from './assemble-issue.ts';
import { assemblyFiles } from './assembly-messages.ts';
import { coverSvg } from './cover-svg.ts';
import { footHeight } from './sheet.ts';
import type { PrintedIssue } from './printed-issue.ts';
import { ArticleFault } from './take-article.ts';

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const anIssue = (titles: readonly string[], changes: Partial<PrintedIssue> = {}): PrintedIssue => ({
  journalTitle: 'Journal of Examples',
  journalAbbreviation: 'JEX',
  journalIssn: '2789-1234',
  language: 'en',
  volume: '3',
  number: '4',
  publisher: 'Colophon',
  publisherAddress: ['Dubai'],
  journalUrl: 'https://journals.example/journal/JEX',
  articles: titles.map((title) => ({ title, authors: 'Alex Example, ليلى الكعبي', doi: null })),
  withdrawn: [],
  published: { first: '2026-01-02', last: '2026-03-04' },
  preface: '',
  picture: null,
  ...changes,
});

/** An address that closes itself, and goes on as another key of its action. */
const breakingOut = 'https://example.org/)/JS(app.alert(1))/S/JavaScript/Zz(';

/** A paper of so many pages: the first links to the web, to a script, to a file, and to its last page. */
async function aPaper(pages: number, { turned = 0, width = 595 } = {}): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  for (let page = 0; page < pages; page += 1) {
    const added = document.addPage([width, 842]);
    added.setRotation(degrees(turned));
    added.drawText(`Paper page ${page + 1}`, { x: 50, y: 700 });
  }
  const [first, last] = [document.getPage(0), document.getPage(pages - 1)];
  const rect = [50, 690, 150, 710];
  const link = (more: object) =>
    first.node.addAnnot(
      document.context.register(document.context.obj({ Type: 'Annot', Subtype: 'Link', Rect: rect, ...more })),
    );
  link({ A: { S: 'URI', URI: PDFString.of('https://doi.org/10.5555/jex.42') } });
  link({ A: { S: 'URI', URI: PDFHexString.of(Buffer.from(breakingOut).toString('hex')) } });
  link({ A: { S: 'URI', URI: PDFString.of('javascript:alert(1)') } });
  link({ A: { S: 'JavaScript', JS: PDFString.of('app.alert(1)') } });
  link({ A: { S: 'Launch', F: PDFString.of('calc.exe') } });
  link({ Dest: [last.ref, PDFName.of('XYZ'), 0, 842, null] });
  first.node.set(PDFName.of('AA'), document.context.obj({ O: { S: 'JavaScript', JS: PDFString.of('app.alert(2)') } }));
  return document.save({ useObjectStreams: false });
}

const assembled = (issue: PrintedIssue, papers: readonly Uint8Array[], picture: Buffer | null = null) =>
  assembleIssue({
    issue,
    picture,
    readArticle: (index) => Promise.resolve(papers[index] ?? new Uint8Array()),
    onArticle: () => {},
  });

/** What a reader of documents finds: the words and links of each page, and the bookmarks with the pages they lead to. */
async function read(bytes: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pageOf = async (dest: unknown) =>
    Array.isArray(dest) ? (await document.getPageIndex(dest[0] as never)) + 1 : null;
  const pages: { text: string; links: (string | number | null)[]; view: number[] }[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const annotations = (await page.getAnnotations()) as { url?: string; dest?: unknown }[];
    const links = await Promise.all(annotations.map(async ({ url, dest }) => url ?? pageOf(dest)));
    pages.push({ text: items.flatMap((item) => ('str' in item ? [item.str] : [])).join(' '), links, view: page.view });
  }
  const outline = (await document.getOutline()) as { title: string; dest: unknown }[];
  const bookmarks = await Promise.all(outline.map(async ({ title, dest }) => `${title} ${await pageOf(dest)}`));
  const { info } = await document.getMetadata();
  await document.loadingTask.destroy();
  return { pages, bookmarks, info };
}

test('cover, imprint, contents and the articles’ own pages, numbered through, with bookmarks and links', async () => {
  const issue = anIssue(['On wind', 'On water'], {
    preface: 'First words.\n\nSecond words.',
    withdrawn: [{ title: 'On errors', on: '2026-02-01' }],
  });
  const { bytes, pages } = await assembled(issue, [await aPaper(2), await aPaper(3)]);
  const document = await read(bytes);
  expect(pages).toBe(9);
  expect(document.pages).toHaveLength(9);
  expect(document.bookmarks).toEqual(['Cover 1', 'Contents 3', 'Editorial 4', 'On wind 5', 'On water 7']);
  const [cover, imprint, contents, editorial, first] = document.pages;
  expect(cover?.text).toContain('Volume 3, Issue 4');
  expect(imprint?.text).toContain('2789-1234');
  expect(contents?.text).toMatch(/On wind .*5.*On water .*7.*On errors \(withdrawn on 1 February 2026\)/);
  expect(contents?.links).toEqual([5, 7]);
  expect(editorial?.text).toMatch(/First words\. .*Second words\./);
  expect(first?.text).toContain('Paper page 1');
  expect(document.pages.slice(1).map(({ text }, index) => new RegExp(`\\b${index + 2}\\b`).test(text))).not.toContain(
    false,
  );
  expect(document.info).toMatchObject({ Title: 'Journal of Examples, Volume 3, Issue 4', Producer: 'Colophon' });
}, 30_000);

test('of the links of an article those to the web and within it stay; scripts, programs and what runs by itself do not', async () => {
  const { bytes } = await assembled(anIssue(['On wind']), [await aPaper(3)]);
  const { pages } = await read(bytes);
  expect(pages[3]?.links).toEqual(['https://doi.org/10.5555/jex.42', breakingOut, 6]);
  const written = await PDFDocument.load(bytes, { updateMetadata: false });
  const everything = written.context
    .enumerateIndirectObjects()
    .map(([, object]) => object.toString())
    .join('\n');
  expect(everything).not.toMatch(/JavaScript|Launch|\/AA/);
  expect(written.catalog.lookup(PDFName.of('Lang'), PDFHexString).decodeText()).toBe('en');
}, 30_000);

test('the foot stands in a strip of its own below a page, whichever way the page is turned', async () => {
  for (const turned of [0, 90, 180, 270]) {
    const { bytes } = await assembled(anIssue(['On wind']), [await aPaper(1, { turned })]);
    const { pages } = await read(bytes);
    const [left = 0, bottom = 0, right = 0, top = 0] = pages[3]?.view ?? [];
    expect((right - left) * (top - bottom)).toBeCloseTo(
      turned % 180 === 0 ? 595 * (842 + footHeight) : (595 + footHeight) * 842,
    );
    expect(pages[3]?.text).toMatch(/Journal of Examples .* 4/);
  }
}, 30_000);

test('titles of any script and length, and sixty pages of many sizes', async () => {
  const titles = [
    'قراءة الكثبان',
    'x'.repeat(500),
    '山田さくら：砂丘の研究',
    ...Array.from({ length: 17 }, (_, at) => `On matter ${at}`),
  ];
  const papers = await Promise.all(titles.map((_, at) => aPaper(3, { width: 500 + at * 10 })));
  const { bytes } = await assembled(anIssue(titles), papers);
  const { pages, bookmarks } = await read(bytes);
  expect(bookmarks).toHaveLength(22);
  expect(bookmarks.at(-1)).toBe(`On matter 16 ${pages.length - 2}`);
}, 30_000);

test('the same articles give the same bytes: again, and in another process; others do not', async () => {
  const issue = anIssue(['On wind', 'قراءة الكثبان'], { preface: 'Words.' });
  const papers = [await aPaper(2), await aPaper(1)];
  const once = digest((await assembled(issue, papers)).bytes);
  expect(digest((await assembled(issue, papers)).bytes)).toBe(once);
  const folder = mkdtempSync(path.join(tmpdir(), 'colophon-assembly-'));
  writeFileSync(path.join(folder, assemblyFiles.issue), JSON.stringify(issue));
  papers.forEach((paper, index) => writeFileSync(path.join(folder, assemblyFiles.article(index)), paper));
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'assembly-process.ts'), folder]);
  expect(digest(readFileSync(path.join(folder, assemblyFiles.document)))).toBe(once);
  expect(readFileSync(path.join(folder, assemblyFiles.cover), 'utf8')).toBe(coverSvg(issue));
  rmSync(folder, { recursive: true });
  expect(digest((await assembled(issue, papers.toReversed())).bytes)).not.toBe(once);
  expect(digest((await assembled({ ...issue, preface: 'Other words.' }, papers)).bytes)).not.toBe(once);
}, 60_000);

test('a picture covers the first page, and one that is none is told apart from an article', async () => {
  const issue = anIssue(['On wind'], { picture: 'image/png' });
  const { bytes } = await assembled(issue, [await aPaper(1)], Buffer.from(makePng(60, 80)));
  expect((await read(bytes)).pages[0]?.text).toContain('Volume 3, Issue 4');
  await expect(assembled(issue, [await aPaper(1)], Buffer.from('no picture'))).rejects.toThrow('cannot be read');
});

async function locked(): Promise<Uint8Array> {
  const document = await PDFDocument.load(await aPaper(1));
  document.encrypt({ userPassword: 'secret', ownerPassword: 'secret' });
  return document.save();
}

test('an article that is locked, broken or empty is named by what is wrong with it', async () => {
  const faultOf = async (paper: Uint8Array) =>
    assembled(anIssue(['On wind']), [paper]).then(
      () => null,
      (error: unknown) => (error instanceof ArticleFault ? error.fault : 'another'),
    );
  expect(await faultOf(await locked())).toBe('password');
  expect(await faultOf(Buffer.from('%PDF-1.7\nnothing'))).toBe('damaged');
  expect(await faultOf(Buffer.from('no PDF'))).toBe('damaged');
  expect(await faultOf(makePdf({ objects: [] }))).toBe('no-pages');
});

/** As Cairo and qpdf write: the length of the drawing is an object of its own. */
function aPaperOfStreams(drawing: number): Uint8Array {
  const words = 'BT /F 12 Tf 20 100 Td (Water of the stream) Tj ET';
  const font = '<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>';
  const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources${font}/Contents ${drawing} 0 R>>`;
  return makePdf({ objects: [page, `<</Length 5 0 R>>stream\n${words}\nendstream `, `${words.length} `] });
}

test('no page of an article is lost on the way, and an article of which a drawing is missing is damaged', async () => {
  const { bytes } = await assembled(anIssue(['On wind']), [aPaperOfStreams(4)]);
  expect((await read(bytes)).pages[3]?.text).toContain('Water of the stream');
  await expect(assembled(anIssue(['On wind']), [aPaperOfStreams(9)])).rejects.toThrow('damaged');
}, 30_000);

test('the drawn cover keeps a journal’s colours from issue to issue, and its letters are no markup', () => {
  const fills = (number: string, journalAbbreviation = 'JEX') =>
    [...coverSvg(anIssue(['On wind'], { number, journalAbbreviation })).matchAll(/fill="(#\w+)"/g)].map(
      ([, fill]) => fill,
    );
  expect(fills('1')).toEqual(fills('2'));
  expect(new Set(['JEX', 'ADME', 'EIJER', 'PGSM'].map((journal) => fills('1', journal).join())).size).toBeGreaterThan(
    1,
  );
  const hostile = coverSvg(
    anIssue(['On wind'], { journalTitle: '<script>alert(1)</script>', publisher: '"><image href="x"/>' }),
  );
  expect(hostile).not.toMatch(/<script|<image/);
});
