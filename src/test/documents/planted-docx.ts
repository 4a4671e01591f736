import { makeCompoundFile } from './make-doc.ts';
import { contentTypes, documentType, makeDocx, relationships } from './make-docx.ts';
import { makeZip } from './make-zip.ts';
import { plantedJpeg } from './planted-pdf.ts';

const words = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** Where `plantedDocx` hides the word, each time with another ending. */
export const plantedInDocx = [
  'creator',
  'company',
  'custom',
  'person',
  'inserted',
  'initials',
  'comment',
  'session',
  'template',
  'variable',
  'place',
  'customxml',
  'exif',
  'iptc',
  'jpegcomment',
  'xmlcomment',
  'mail',
  'workbook',
  'drive',
  'object',
  'printer',
  'png',
] as const;

const pngWith = (text: string) => {
  const chunk = (name: string, content: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    return Buffer.concat([length, Buffer.from(name), content, Buffer.alloc(4)]);
  };
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', Buffer.alloc(13)),
    chunk('tEXt', Buffer.from(`Author\0${text}`)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

function partsWith(word: string, shown: string): Record<string, string | Uint8Array> {
  return {
    '[Content_Types].xml': contentTypes(
      documentType,
      '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/><Override PartName="/word/people.xml" ContentType="application/xml"/>',
    ),
    '_rels/.rels': relationships([
      { kind: 'officeDocument', target: 'word/document.xml' },
      { kind: 'core-properties', target: 'docProps/core.xml' },
    ]),
    'docProps/core.xml': `<cp xmlns:dc="d"><dc:creator>${word}creator</dc:creator></cp>`,
    'docProps/app.xml': `<Properties><Company>${word}company</Company></Properties>`,
    'docProps/custom.xml': `<Properties><property name="a"><v>${word}custom</v></property></Properties>`,
    'customXml/item1.xml': `<a>${word}customxml</a>`,
    'word/people.xml': `<w15:people xmlns:w15="w15"><w15:person w15:author="${word}person"/></w15:people>`,
    'word/document.xml': `<?xml version="1.0"?><!-- ${word}xmlcomment --><w:document ${words}><w:body><w:p w:rsidR="${word}session"><w:ins w:id="1" w:author="${word}inserted" w:date="2026-01-02T03:04:05Z"><w:r><w:t>${shown}</w:t></w:r></w:ins></w:p><w:p><w:r><wp:docPr xmlns:wp="wp" id="1" name="Picture 1" descr="C:\\Users\\${word}place\\fig.png"/></w:r></w:p></w:body></w:document>`,
    'word/comments.xml': `<w:comments ${words}><w:comment w:id="0" w:author='${word}comment' w:initials="${word}initials" w:date="2026-01-02T03:04:05Z"><w:p><w:r><w:t>Is this so?</w:t></w:r></w:p></w:comment></w:comments>`,
    'word/settings.xml': `<w:settings ${words}><w:rsids><w:rsid w:val="${word}session"/></w:rsids><w:docVars><w:docVar w:name="a" w:val="${word}variable"/></w:docVars></w:settings>`,
    'word/_rels/settings.xml.rels': relationships([
      { kind: 'attachedTemplate', target: `file:///C:\\Users\\${word}template\\Normal.dotm`, isExternal: true },
    ]),
    'word/_rels/document.xml.rels': relationships([
      { kind: 'hyperlink', target: `mailto:${word}mail@example.org`, isExternal: true },
    ]),
    'word/media/a.jpg': plantedJpeg(word),
    'word/media/a.png': pngWith(`${word}png`),
    'word/printerSettings/printerSettings1.bin': `\\\\${word}printer\\laser`,
    'word/embeddings/a.xlsx': makeZip([
      { name: '[Content_Types].xml', content: contentTypes() },
      { name: 'docProps/core.xml', content: `<a>${word}workbook</a>` },
      {
        name: 'xl/workbook.xml',
        content: `<workbook><x15ac:absPath xmlns:x15ac="x" url="C:\\Users\\${word}drive\\"/></workbook>`,
      },
    ]),
    'word/embeddings/oleObject1.bin': makeCompoundFile({
      '\u0005SummaryInformation': Buffer.from(`${word}object`.padEnd(200)),
    }),
  };
}

/** A Word document whose every hidden place holds the word; what it shows stays readable. */
export const plantedDocx = (word: string, shown: string) => makeDocx(partsWith(word, shown));
