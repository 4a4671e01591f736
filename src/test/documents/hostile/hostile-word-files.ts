import { deflateRawSync } from 'node:zlib';
import { makeCompoundFile, makeDoc } from '../make-doc.ts';
import { contentTypes, documentXml, makeDocx, relationships, type Relation } from '../make-docx.ts';
import { makeZip, type ZipEntry } from '../make-zip.ts';
import { hostileDocFiles, packedFile } from './hostile-doc-files.ts';
import {
  damaged,
  hostile,
  joined,
  linuxProgram,
  macros,
  password,
  program,
  windowsProgram,
  type HostileFile,
} from './hostile-file.ts';

const remote = /loads parts of itself from another computer.*break these links/i;
const inflated = /is too large when unpacked/;
const names = /contains parts with unsafe names/;

const override = (part: string, type: string) => `<Override PartName="${part}" ContentType="${type}"/>`;
const withTypes = (main?: string, more?: string) => makeDocx({ '[Content_Types].xml': contentTypes(main, more) });
const referring = (part: 'document' | 'settings', relation: Relation) =>
  makeDocx({ [`word/_rels/${part}.xml.rels`]: relationships([{ ...relation, isExternal: true }]) });

const running: readonly HostileFile[] = [
  hostile('Word with macros', 'paper.docx', makeDocx({ 'word/vbaProject.bin': 'x' }), macros),
  hostile(
    'Word with macros under another name',
    'paper.docx',
    withTypes(undefined, override('/word/media/a.png', 'application/vnd.ms-office.vbaProject')),
    macros,
  ),
  hostile(
    'Word that says it may have macros',
    'paper.docx',
    withTypes('application/vnd.ms-word.document.macro&#69;nabled.main+xml'),
    macros,
  ),
  hostile(
    'a Word template',
    'paper.docx',
    withTypes('application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml'),
    /is a Word template.*save it as a Word document/i,
  ),
  hostile('Word with controls', 'paper.docx', makeDocx({ 'word/activeX/activeX1.bin': 'x' }), /contains ActiveX/),
  hostile('Word with a program in it', 'paper.docx', makeDocx({ 'word/embeddings/a.bin': windowsProgram }), program),
  hostile('Word with a program as a picture', 'paper.docx', makeDocx({ 'word/media/a.png': linuxProgram }), program),
  hostile(
    'Word with a program packed as an object',
    'paper.docx',
    makeDocx({
      'word/embeddings/oleObject1.bin': makeCompoundFile({ '\u0001Ole10Native': packedFile('invoice.exe') }),
    }),
    program,
  ),
  hostile(
    'Word with a program whose ending Windows would trim',
    'paper.docx',
    makeDocx({
      'word/embeddings/oleObject1.bin': makeCompoundFile({ '\u0001Ole10Native': packedFile('invoice.exe .') }),
    }),
    program,
  ),
  hostile(
    'Word with a workbook of macros in it',
    'paper.docx',
    makeDocx({ 'word/embeddings/a.xlsx': makeZip([{ name: 'xl/vbaProject.bin', content: 'x' }]) }),
    macros,
  ),
];

const template = 'attachedTemplate';
const fetching: readonly HostileFile[] = [
  hostile(
    'a template from the web',
    'paper.docx',
    referring('settings', { kind: template, target: 'https://example.org/a.dotm' }),
    remote,
  ),
  hostile(
    'a template from the web, in disguise',
    'paper.docx',
    referring('settings', { kind: template, target: '&#x68;ttp:&#47;/example.org/a' }),
    remote,
  ),
  hostile(
    'a template from a share',
    'paper.docx',
    referring('settings', { kind: template, target: '\\\\example.org\\a\\b.dotm' }),
    remote,
  ),
  hostile(
    'a template from a share, as a file',
    'paper.docx',
    referring('settings', { kind: template, target: 'file://example.org/a.dotm' }),
    remote,
  ),
  hostile(
    'an object from the web',
    'paper.docx',
    referring('document', { kind: 'oleObject', target: 'mhtml:http://example.org/a!x-usc:b' }),
    remote,
  ),
  hostile(
    'a frame from the web',
    'paper.docx',
    referring('document', { kind: 'frame', target: 'http://a.example' }),
    remote,
  ),
];

const nulls = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024);
const media = (place: number, more: Partial<ZipEntry>): ZipEntry => ({ name: `word/media/${place}.bin`, ...more });
const tight = deflateRawSync(nulls(24), { level: 9 });
const tightEntry = (place: number) => media(place, { packed: tight, declaredSize: 24 * 1024 * 1024 });
const bombZip = makeZip([{ name: 'xl/a.xml', content: nulls(30) }]);
const many = Array.from({ length: 2100 }, (_, place) => media(place, { content: '', method: 0 }));
const nested = [1, 2, 3, 4].reduce((inner) => makeZip([{ name: 'a.zip', content: inner }]), makeZip([{ name: 'a' }]));

/** Two parts, each sound by itself, of which one lies in the other: many such unpack the same bytes again and again. */
const [outerName, shared] = ['word/media/o.bin', media(2, { content: 'shared' })];
const outer: ZipEntry = { name: outerName, content: makeZip([shared]), method: 0 };
const inner: ZipEntry = { ...shared, sharedWith: { index: 3, at: 30 + outerName.length } };

const bombs: readonly HostileFile[] = [
  hostile('a bomb', 'paper.docx', makeDocx({ 'word/media/a.bin': nulls(200) }), inflated),
  hostile(
    'many small bombs',
    'paper.docx',
    makeDocx(
      {},
      Array.from({ length: 13 }, (_, place) => tightEntry(place)),
    ),
    inflated,
  ),
  hostile('a bomb in a workbook in it', 'paper.docx', makeDocx({ 'word/embeddings/a.xlsx': bombZip }), inflated),
  hostile('archives in archives', 'paper.docx', makeDocx({ 'word/embeddings/a.bin': nested }), inflated),
  hostile('thousands of parts', 'paper.docx', makeDocx({}, many), inflated),
  hostile('parts that share their bytes', 'paper.docx', makeDocx({}, [outer, inner]), inflated),
  hostile(
    'a bomb that says it is small',
    'paper.docx',
    makeDocx({}, [media(1, { content: nulls(20), declaredSize: 1000 })]),
    damaged,
  ),
  hostile(
    'a part that says it is larger',
    'paper.docx',
    makeDocx({}, [media(1, { content: 'a', declaredSize: 99 })]),
    damaged,
  ),
  hostile(
    'a part with another checksum',
    'paper.docx',
    makeDocx({}, [media(1, { content: 'a', checksum: 1 })]),
    damaged,
  ),
];

const entry = (name: string): ZipEntry => ({ name, content: 'x' });
const forged = (forge: (record: Buffer) => void) =>
  makeZip([{ name: '[Content_Types].xml', content: contentTypes() }], { forge });
const wrong: readonly HostileFile[] = [
  hostile('a part outside', 'paper.docx', makeDocx({}, [entry('../../etc/cron.d/a')]), names),
  hostile('a part at the root', 'paper.docx', makeDocx({}, [entry('/etc/passwd')]), names),
  hostile('a part on a drive', 'paper.docx', makeDocx({}, [entry('C:/Windows/a.dll')]), names),
  hostile('a part behind backslashes', 'paper.docx', makeDocx({}, [entry('..\\..\\a')]), names),
  hostile('two parts of one name', 'paper.docx', makeDocx({}, [entry('WORD/document.xml')]), names),
  hostile(
    'a part with two names',
    'paper.docx',
    makeDocx({}, [{ ...entry('word/a.xml'), localName: 'word/b.xml' }]),
    damaged,
  ),
  hostile(
    'a part packed in a strange way',
    'paper.docx',
    makeDocx({}, [{ ...entry('a'), flags: 0x08_00, packed: Buffer.from('zz') }]),
    damaged,
  ),
  hostile('Word with locked parts', 'paper.docx', makeDocx({}, [{ ...entry('word/a.xml'), flags: 0x08_01 }]), password),
  hostile('bytes after the archive', 'paper.docx', joined(makeDocx(), '<script>alert(1)</script>'), damaged),
  hostile('half a Word document', 'paper.docx', makeDocx().slice(0, 400), damaged),
  hostile(
    'a directory beyond the file',
    'paper.docx',
    forged((record) => record.writeUInt32LE(0x7f_ff_ff_ff, 16)),
    damaged,
  ),
  hostile(
    'more entries than there are',
    'paper.docx',
    forged((record) => record.writeUInt16LE(65_534, 10)),
    damaged,
  ),
  hostile(
    'entities in the list of parts',
    'paper.docx',
    makeDocx({ '[Content_Types].xml': `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>${contentTypes()}` }),
    damaged,
  ),
  hostile('Word without a text', 'paper.docx', makeDocx({ 'word/document.xml': null }), /is no Word document/),
  hostile(
    'a text that is not listed',
    'paper.docx',
    makeZip([{ name: 'word/document.xml', content: documentXml('a') }]),
    /is no Word/,
  ),
  hostile(
    'Word with a password',
    'paper.docx',
    makeCompoundFile({ EncryptionInfo: Buffer.alloc(4096), EncryptedPackage: Buffer.alloc(8192) }),
    password,
  ),
  hostile('old Word as new', 'paper.docx', makeDoc(), /ends in \.docx, but is not a Word document/),
];

export const hostileWordFiles: readonly HostileFile[] = [
  ...running,
  ...fetching,
  ...bombs,
  ...wrong,
  ...hostileDocFiles,
];
