import { makeCompoundFile } from '../make-doc.ts';
import { contentTypes, makeDocx } from '../make-docx.ts';
import { makeZip } from '../make-zip.ts';
import { hostile, linuxProgram, windowsProgram, type HostileFile } from './hostile-file.ts';

const png =
  '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR\u0000\u0000\u0000\u0001\u0000\u0000\u0000\u0001\u0008\u0002\u0000\u0000\u0000';
const html = '<!DOCTYPE html><html><script>alert(document.domain)</script></html>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const notOfThatKind = /its content is not of that kind.*save it again as/;
const stream = Buffer.alloc(4096);
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const slides = 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml';
/** Windows Installer's own, as it is stored. */
const installer = '84100c0000000000c000000000000046';

/** Files of other kinds under the name of a document. */
export const renamedFiles: readonly HostileFile[] = [
  hostile('a web page', 'paper.pdf', html, notOfThatKind),
  hostile('a web page as Word', 'paper.doc', html, notOfThatKind),
  hostile('a drawing with a script', 'figure.pdf', svg, notOfThatKind),
  hostile('a script', 'paper.pdf', 'fetch("https://example.org").then(alert)', notOfThatKind),
  hostile('a shell script', 'paper.docx', '#!/bin/sh\nrm -rf /\n', notOfThatKind),
  hostile('a Windows program', 'paper.pdf', windowsProgram, notOfThatKind),
  hostile('a Linux program', 'paper.doc', linuxProgram, notOfThatKind),
  hostile('a picture', 'paper.pdf', png, /looks like \.png/),
  hostile('an archive', 'paper.pdf', makeZip([{ name: 'a.txt', content: 'a' }]), notOfThatKind),
  hostile('rich text', 'paper.doc', '{\\rtf1\\ansi{\\object\\objupdate}}', /looks like \.rtf/),
  hostile('an archive as Word', 'paper.docx', makeZip([{ name: 'a.txt', content: 'a' }]), /is no Word document/),
  hostile(
    'a Java program',
    'paper.docx',
    makeZip([{ name: 'META-INF/MANIFEST.MF', content: 'x' }]),
    /no Word document/,
  ),
  hostile('a workbook', 'paper.docx', makeDocx({ '[Content_Types].xml': contentTypes(sheet) }), /an Excel workbook/),
  hostile('slides', 'paper.docx', makeDocx({ '[Content_Types].xml': contentTypes(slides) }), /a PowerPoint/),
  hostile('an old workbook', 'paper.doc', makeCompoundFile({ Workbook: stream }), /an Excel workbook/),
  hostile('old slides', 'paper.doc', makeCompoundFile({ 'PowerPoint Document': stream }), /a PowerPoint/),
  hostile('an installer', 'paper.doc', makeCompoundFile({ a: stream }, installer), /an installer program/),
  hostile('an email', 'paper.doc', makeCompoundFile({ '__nameid_version1.0/a': stream }), /an email message/),
  hostile('another container', 'paper.doc', makeCompoundFile({ Thumbs: stream }), /is no Word document/),
  hostile('a document with macros, by its ending', 'paper.docm', makeDocx(), /is not accepted. Send/),
  hostile('a program with two endings', 'paper.pdf.exe', windowsProgram, /is not accepted. Send/),
];
