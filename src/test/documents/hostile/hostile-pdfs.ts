import { deflateSync } from 'node:zlib';
import { aPage, catalogWith, makePdf, streamOf } from '../make-pdf.ts';
import { makeZip } from '../make-zip.ts';
import { hostile, joined, windowsProgram, type HostileFile } from './hostile-file.ts';

const sound = makePdf();
const archive = makeZip([{ name: 'index.html', content: '<script>alert(1)</script>' }]);
const before = /something else before the PDF begins.*save it again/i;
const after = /something else after the end of the PDF.*save it again/i;
const cut = /is incomplete: its end is missing/;
const damaged = /is damaged and cannot be opened.*save it again/;
const scripts = /runs scripts \(JavaScript\).*print it to a new PDF/i;

const polyglots: readonly HostileFile[] = [
  hostile('a web page and a PDF', 'paper.pdf', joined('<html><script>alert(1)</script><!--', sound), before),
  hostile('a program and a PDF', 'paper.pdf', joined(windowsProgram, sound), before),
  hostile('a script and a PDF', 'paper.pdf', joined('/*', sound, '*/alert(1)'), before),
  hostile('an archive and a PDF', 'paper.pdf', joined(archive, sound), before),
  hostile('a line, and a PDF', 'paper.pdf', joined('%PDF\n', sound), before),
  hostile('a PDF and a web page', 'paper.pdf', joined(sound, '<script>alert(1)</script>'), after),
  hostile('a PDF and a program', 'paper.pdf', joined(sound, windowsProgram), after),
  hostile('a PDF and an archive', 'paper.pdf', joined(sound, archive), /both a PDF and a ZIP archive/),
  hostile(
    'a PDF and an archive that ends like a PDF',
    'paper.pdf',
    joined(sound, makeZip([{ name: 'a', content: 'a' }], { comment: Buffer.from('\nstartxref\n9\n%%EOF\n') })),
    /both a PDF and a ZIP archive/,
  ),
];

const broken: readonly HostileFile[] = [
  hostile('half a PDF', 'paper.pdf', sound.slice(0, sound.length / 2), cut),
  hostile('a PDF without its last line', 'paper.pdf', sound.slice(0, -8), cut),
  hostile('a PDF whose change was cut off', 'paper.pdf', joined(sound, '3 0 obj<</Type/Page/Cont'), cut),
  hostile('the first line of a PDF', 'paper.pdf', '%PDF-1.7\n', cut),
  hostile('noise in the place of a PDF', 'paper.pdf', `%PDF-1.7\n${'\u00ff\u0000x'.repeat(999)}\n%%EOF\n`, damaged),
  hostile('a PDF without objects', 'paper.pdf', '%PDF-1.7\nstartxref\n9\n%%EOF\n', damaged),
  hostile('a PDF without a tree of pages', 'paper.pdf', makePdf({ catalog: '<</Type/Catalog>>' }), damaged),
  hostile(
    'a PDF whose pages are each other’s',
    'paper.pdf',
    makePdf({ pages: '<</Type/Pages/Count 1/Kids[2 0 R]>>' }),
    damaged,
  ),
  hostile(
    'a PDF that is one page more than ten thousand times',
    'paper.pdf',
    makePdf({ pages: `<</Type/Pages/Count 10001/Kids[${'3 0 R '.repeat(10_001)}]>>` }),
    /takes too much time or memory/,
  ),
  hostile(
    'a PDF without pages',
    'paper.pdf',
    makePdf({ pages: '<</Type/Pages/Count 0/Kids[]>>' }),
    /has no pages|damaged/,
  ),
  hostile(
    'a PDF whose table has millions of entries in one byte',
    'paper.pdf',
    '%PDF-1.5\n1 0 obj<</Type/XRef/Size 3/W[0 0 0]/Root 2 0 R/Index[0 5000000]/Length 1>>stream\n0\nendstream endobj\nstartxref\n9\n%%EOF\n',
    /takes too much time or memory/,
  ),
  hostile(
    'a PDF whose table leads back to itself, and holds nothing',
    'paper.pdf',
    '%PDF-1.4\nxref\n0 1\n0000000000 65535 f \ntrailer<</Size 1/Prev 9>>\nstartxref\n9\n%%EOF\n',
    damaged,
  ),
];

/** A stream of objects that unpacks to a thousand times its size. */
const packed = deflateSync(Buffer.alloc(400 * 1024 * 1024, '1 0 ')).toString('latin1');
const bomb = streamOf(packed, '/Type/ObjStm/N 100000000/First 399999999/Filter/FlateDecode');
const table = (place: number) => {
  // Entries of one byte of kind and four of place: the catalog is said to lie in the stream.
  const rows = Buffer.from([0, 0, 0, 0, 0, 2, 0, 0, 0, 2, 1, 0, 0, 0, 0]);
  rows.writeUInt32BE(place, 11);
  return streamOf(rows.toString('latin1'), '/Type/XRef/Size 3/W[1 4 0]/Root 1 0 R');
};
const bombed = () => {
  const start = `%PDF-1.5\n`;
  const first = `${start}2 0 obj${bomb}endobj\n`;
  return `${first}3 0 obj${table(start.length)}endobj\nstartxref\n${first.length}\n%%EOF\n`;
};

const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>';
const greedy: readonly HostileFile[] = [
  hostile('a PDF that unpacks to 400 MB', 'paper.pdf', bombed(), /too much time or memory|damaged/),
  hostile(
    'a PDF of brackets in brackets',
    'paper.pdf',
    makePdf({ catalog: catalogWith(`/X${'['.repeat(200_000)}`) }),
    /too much time or memory|damaged/,
  ),
  hostile('a PDF that runs a script', 'paper.pdf', makePdf({ catalog: catalogWith(`/OpenAction${script}`) }), scripts),
  hostile(
    'a PDF with a script by name',
    'paper.pdf',
    makePdf({ catalog: catalogWith(`/Names<</JavaScript<</Names[(a)${script}]>>>>`) }),
    scripts,
  ),
  hostile(
    'a PDF that runs a script before it is printed',
    'paper.pdf',
    makePdf({ catalog: catalogWith(`/AA<</WP${script}>>`) }),
    scripts,
  ),
  hostile(
    'a PDF that runs a script on its first page',
    'paper.pdf',
    makePdf({ objects: [aPage.replace('>>', `/AA<</O${script}>>>>`)] }),
    scripts,
  ),
];

export const hostilePdfs: readonly HostileFile[] = [...polyglots, ...broken, ...greedy];
