import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { contentTypes, documentXml, makeDocx, relationships } from '../../../test/documents/make-docx.ts';
import { ConversionError } from './document-converter.ts';
import { findProgram } from './find-program.ts';
import { officeConverter } from './office-converter.ts';
import { openConverter } from './open-converter.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'colophon-office-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

const searchPath = process.env['PATH'] ?? '';
const document = () => Promise.resolve(Readable.from([Buffer.from(makeDocx())]));
const leftBehind = () => readdirSync(tmpdir()).filter((name) => name.startsWith('colophon-conversion-'));
const before = leftBehind();

/** A program in LibreOffice's place: its arguments end with the folder and the document. */
function madeUpProgram(name: string, script: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\nwhile [ $# -gt 1 ]; do [ "$1" = --outdir ] && out=$2; shift; done\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}
const converterOf = (program: string, patience = 20_000) => officeConverter({ program, searchPath, patience });

async function pdfOf(program: string, patience?: number): Promise<string> {
  const pdf = await converterOf(program, patience).toPdf(document, 'paper.docx');
  try {
    return (await buffer(pdf.open())).toString();
  } finally {
    await pdf.discard();
  }
}

test('what the program makes is handed on, and its folder goes when it is discarded', async () => {
  const program = madeUpProgram('copies', 'cp "$1" "$out/document.pdf"');
  expect(
    Buffer.from(await pdfOf(program), 'utf8')
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  expect(leftBehind()).toEqual(before);
});

test.each([
  ['that fails', 'exit 1'],
  ['that makes nothing and says that all is well', 'exit 0'],
  ['that makes an empty file', ': > "$out/document.pdf"'],
])('a program %s is a failed conversion, and leaves nothing behind', async (name, script) => {
  await expect(pdfOf(madeUpProgram(name, script))).rejects.toBeInstanceOf(ConversionError);
  expect(leftBehind()).toEqual(before);
});

test('a program that never ends is ended with all that it has started', async () => {
  const mark = path.join(folder, 'child.pid');
  const program = madeUpProgram('hangs', `sleep 600 & echo $! > ${mark}; wait`);
  await expect(pdfOf(program, 500)).rejects.toThrow('took too long');
  const isRunning = () => {
    try {
      const pid = readFileSync(mark, 'utf8').trim();
      process.kill(Number(pid), 0);
      return !isGone(pid);
    } catch {
      return false;
    }
  };
  await expect.poll(isRunning).toBe(false);
  expect(leftBehind()).toEqual(before);
});

/** Ended, and only waiting for its parent to collect its status. */
function isGone(pid: string): boolean {
  const status = `/proc/${pid}/status`;
  return existsSync(status) && /^State:\s+Z/m.test(readFileSync(status, 'utf8'));
}

test('one conversion runs at a time, in the order in which they came', async () => {
  const log = path.join(folder, 'turns');
  const converter = converterOf(
    madeUpProgram('takes-turns', `echo in >> ${log}; sleep 0.2; echo out >> ${log}; cp "$1" "$out/document.pdf"`),
  );
  const pdfs = await Promise.all([1, 2, 3].map(() => converter.toPdf(document, 'paper.docx')));
  await Promise.all(pdfs.map((pdf) => pdf.discard()));
  expect(readFileSync(log, 'utf8').trim().split('\n')).toEqual(['in', 'out', 'in', 'out', 'in', 'out']);
});

test('closing ends what is running', async () => {
  const converter = converterOf(madeUpProgram('hangs-too', 'sleep 600'));
  const ending = converter.toPdf(document, 'paper.docx').catch((error: unknown) => error);
  await wait(200);
  await converter.close();
  expect(await ending).toBeInstanceOf(ConversionError);
});

test('the program knows no setting of ours, and gets a name of ours, a profile without macros and a home that goes', async () => {
  vi.stubEnv('STRIPE_SECRET_KEY', 'not-for-others');
  const seen = path.join(folder, 'seen');
  const program = madeUpProgram(
    'looks',
    `{ env; echo "source=$1"; cat profile/user/registrymodifications.xcu; } > ${seen}; cp "$1" "$out/document.pdf"`,
  );
  const pdf = await converterOf(program).toPdf(document, '"; touch hacked; ".docx');
  await pdf.discard();
  const said = readFileSync(seen, 'utf8');
  expect(said).not.toContain('not-for-others');
  expect(said).toMatch(/^source=.*\/colophon-conversion-\w+\/document\.docx$/m);
  expect(said).toMatch(/^HOME=.*\/colophon-conversion-/m);
  expect(said).toMatch(/DisableMacrosExecution"[^>]*><value>true/);
});

test('the program is looked for on the search path, in whole folders alone', () => {
  const program = madeUpProgram('soffice', 'exit 0');
  expect(findProgram('soffice', `/nowhere${path.delimiter}${folder}`)).toBe(program);
  expect(findProgram('soffice', path.relative(process.cwd(), folder))).toBeNull();
  expect(openConverter('').isAvailable).toBe(false);
  expect(openConverter(folder).isAvailable).toBe(true);
});

test('without a program, converting says so', async () => {
  await expect(openConverter('').toPdf(document, 'paper.docx')).rejects.toBeInstanceOf(ConversionError);
});

const office = findProgram('soffice', searchPath);
if (office === null) process.stderr.write('\nLEFT OUT: conversion by LibreOffice, which is not on this machine.\n\n');

test.skipIf(office === null)(
  'LibreOffice makes a PDF, and fetches nothing that the document refers to',
  { timeout: 90_000 },
  async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const field = (code: string) =>
      `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${code}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>old</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;
    const web = `http://127.0.0.1:${port}`;
    const bytes = makeDocx({
      'word/document.xml': documentXml(
        'A paper',
        field(`INCLUDEPICTURE "${web}/a.png"`) + field(`INCLUDETEXT "${web}/a.txt"`),
      ),
      'word/_rels/document.xml.rels': relationships([{ kind: 'image', target: `${web}/b.png`, isExternal: true }]),
      'word/_rels/settings.xml.rels': relationships([
        { kind: 'attachedTemplate', target: `${web}/a.dotm`, isExternal: true },
      ]),
    });
    const converter = officeConverter({ program: office ?? '', searchPath, patience: 60_000 });
    const pdf = await converter.toPdf(() => Promise.resolve(Readable.from([Buffer.from(bytes)])), 'paper.docx');
    const made = await buffer(pdf.open());
    await pdf.discard();
    server.close();
    expect(made.toString('latin1')).toMatch(/^%PDF-/);
    expect(made.toString('latin1')).toMatch(/\/MarkInfo\s*<<\s*\/Marked true/);
    expect(asked).toEqual([]);
  },
);

// One pixel, as a PNG.
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==';

/** A Word document that shows this picture; the program goes by its bytes, whatever it is called. */
function picturing(picture: string | Uint8Array): Buffer {
  const drawing = 'http://schemas.openxmlformats.org/drawingml/2006';
  const size = 'cx="1900000" cy="1900000"';
  const shown = `<w:p><w:r><w:drawing><wp:inline xmlns:wp="${drawing}/wordprocessingDrawing"><wp:extent ${size}/><wp:docPr id="1" name="p"/><a:graphic xmlns:a="${drawing}/main"><a:graphicData uri="${drawing}/picture"><pic:pic xmlns:pic="${drawing}/picture"><pic:nvPicPr><pic:cNvPr id="0" name="p"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="r1"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
  return Buffer.from(
    makeDocx({
      '[Content_Types].xml': contentTypes(undefined, '<Default Extension="png" ContentType="image/png"/>'),
      'word/document.xml': documentXml('A paper', shown),
      'word/_rels/document.xml.rels': relationships([{ kind: 'image', target: 'media/a.png' }]),
      'word/media/a.png': picture,
    }),
  );
}

test.skipIf(office === null)(
  'LibreOffice shows the pictures in the document, and no file of this machine that a drawing in it names',
  { timeout: 90_000 },
  async () => {
    const file = path.join(folder, 'of-this-machine.png');
    writeFileSync(file, Buffer.from(pixel, 'base64'));
    const naming = (target: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="99" height="99"><image width="99" height="99" xlink:href="${target}"/></svg>`;
    const foreign = naming(pathToFileURL(file).href);
    const packed = `data:image/png;base64,${Buffer.from(foreign).toString('base64')}`;
    const converter = officeConverter({ program: office ?? '', searchPath, patience: 60_000 });
    const picturesIn = async (bytes: Buffer) => {
      const pdf = await converter.toPdf(() => Promise.resolve(Readable.from([bytes])), 'paper.docx');
      const made = (await buffer(pdf.open())).toString('latin1');
      await pdf.discard();
      return made.match(/\/Subtype\s*\/Image\b/g)?.length ?? 0;
    };
    expect(await picturesIn(picturing(Buffer.from(pixel, 'base64')))).toBeGreaterThan(0);
    for (const drawing of [foreign, gzipSync(foreign), naming(packed)])
      expect(await picturesIn(picturing(drawing))).toBe(0);
  },
);
