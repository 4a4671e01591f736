import { gzipSync } from 'node:zlib';
import { makeCompoundFile } from './make-doc.ts';
import { contentTypes, documentType, makeDocx, relationships } from './make-docx.ts';
import { makeZip } from './make-zip.ts';
import { plantedFields, plantedInFields } from './planted-fields.ts';
import { plantedJpeg } from './planted-pdf.ts';
import { catalogWith, makePdf } from './make-pdf.ts';
import { webpWith } from './make-photograph.ts';

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
  'psmdcp',
  'elsewhere',
  'nowhere',
  'file',
  'pdf',
  'webp',
  'metafile',
  'film',
  'diagram',
  ...plantedInFields,
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

/** A packed drawing of Windows with its description. */
function metafileWith(text: string): Buffer {
  const description = Buffer.from(text, 'utf16le');
  const head = Buffer.alloc(88);
  head.writeUInt32LE(1, 0);
  head.write(' EMF', 40, 'latin1');
  head.writeUInt32LE(text.length, 60);
  head.writeUInt32LE(88, 64);
  return gzipSync(Buffer.concat([head, description]));
}

/** What `plantedDocx` shows in a drawing. */
export const shownWithin = 'What a drawing says';

function partsWith(word: string, shown: string): Record<string, string | Uint8Array> {
  return {
    '[Content_Types].xml': contentTypes(
      documentType,
      '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/><Override PartName="/word/people.xml" ContentType="application/xml"/><Default Extension="psmdcp" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>',
    ),
    '_rels/.rels': relationships([
      { kind: 'core-properties', target: 'docProps/core.xml' },
      { kind: 'core-properties', target: '/package/services/metadata/core-properties/1.psmdcp' },
      { kind: 'extended-properties', target: '/word/elsewhere.xml' },
      { kind: 'officeDocument', target: 'word/document.xml' },
    ]),
    'package/services/metadata/core-properties/1.psmdcp': `<coreProperties><dc:creator xmlns:dc="dc">${word}psmdcp</dc:creator></coreProperties>`,
    'word/elsewhere.xml': `<Properties><Company>${word}elsewhere</Company></Properties>`,
    'word/nowhere.xml': `<a>${word}nowhere</a>`,
    'docProps/core.xml': `<cp xmlns:dc="d"><dc:creator>${word}creator</dc:creator></cp>`,
    'docProps/app.xml': `<Properties><Company>${word}company</Company></Properties>`,
    'docProps/custom.xml': `<Properties><property name="a"><v>${word}custom</v></property></Properties>`,
    'customXml/item1.xml': `<a>${word}customxml</a>`,
    'word/people.xml': `<w15:people xmlns:w15="w15"><w15:person w15:author="${word}person"/></w15:people>`,
    'word/document.xml': `<?xml version="1.0"?><!-- ${word}xmlcomment --><w:document ${words}><w:body><w:p w:rsidR="${word}session"><w:ins w:id="1" w:author="${word}inserted" w:date="2026-01-02T03:04:05Z"><w:r><w:t>${shown}</w:t></w:r></w:ins></w:p><w:p><w:r><wp:docPr xmlns:wp="wp" id="1" name="Picture 1" descr="C:\\Users\\${word}place\\fig.png"/></w:r></w:p><w:p>${plantedFields(word)}</w:p></w:body></w:document>`,
    'word/comments.xml': `<w:comments ${words}><w:comment w:id="0" w:author='${word}comment' w:initials="${word}initials" w:date="2026-01-02T03:04:05Z"><w:p><w:r><w:t>Is this so?</w:t></w:r></w:p></w:comment></w:comments>`,
    'word/settings.xml': `<w:settings ${words}><w:rsids><w:rsid w:val="${word}session"/></w:rsids><w:docVars><w:docVar w:name="a" w:val="${word}variable"/></w:docVars></w:settings>`,
    'word/_rels/settings.xml.rels': relationships([
      { kind: 'attachedTemplate', target: `file:///C:\\Users\\${word}template\\Normal.dotm`, isExternal: true },
    ]),
    'word/_rels/document.xml.rels': relationships([
      { kind: 'comments', target: 'comments.xml' },
      { kind: 'settings', target: 'settings.xml' },
      { kind: 'people', target: 'people.xml' },
      { kind: 'image', target: 'media/a.jpg' },
      { kind: 'image', target: `/word/media/${word}file%20name.png` },
      { kind: 'image', target: 'media/a.pdf' },
      { kind: 'image', target: 'media/a.webp' },
      { kind: 'image', target: 'media/a.emz' },
      { kind: 'video', target: 'media/a.mp4' },
      { kind: 'diagramData', target: 'diagrams/data1.xml' },
      { kind: 'package', target: 'embeddings/a.xlsx' },
      { kind: 'oleObject', target: 'embeddings/oleObject1.bin' },
      { kind: 'hyperlink', target: `mailto:${word}mail@example.org`, isExternal: true },
    ]),
    'word/media/a.jpg': plantedJpeg(word),
    [`word/media/${word}file name.png`]: pngWith(`${word}png`),
    'word/media/a.pdf': makePdf({ catalog: catalogWith(`/Lang(en)/PieceInfo<</W<</Private(${word}pdf)>>>>`) }),
    'word/media/a.webp': webpWith(`${word}webp`),
    'word/media/a.emz': metafileWith(`${word}metafile`),
    'word/media/a.mp4': `{\\rtf1 ${word}film}`,
    'word/diagrams/data1.xml': `<dgm:dataModel xmlns:dgm="dgm" xmlns:a="a"><dgm:pt><a:p><a:r><a:t>${shownWithin}</a:t></a:r></a:p></dgm:pt><dgm:cNvPr id="1" descr="/Users/${word}diagram/a.png"/></dgm:dataModel>`,
    'word/printerSettings/printerSettings1.bin': `\\\\${word}printer\\laser`,
    'word/embeddings/a.xlsx': makeZip([
      { name: '[Content_Types].xml', content: contentTypes() },
      { name: '_rels/.rels', content: relationships([{ kind: 'officeDocument', target: 'xl/workbook.xml' }]) },
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
