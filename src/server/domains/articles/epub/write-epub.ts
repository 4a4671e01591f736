import sharp from 'sharp';
import { usualDesign } from '../../../../contracts/print-design.ts';
import type { SiteFacts } from '../../../context.ts';
import { recordText, type ArticleRecord } from '../formats/record-text.ts';
import type { TextPicture } from '../formats/text-pictures.ts';
import { writeZip } from '../formats/write-zip.ts';
import { descendants } from '../jats/xml-tree.ts';
import { htmlTree } from '../jats-file/html-tree.ts';
import { recordFront } from '../print/print-article.ts';
import { writeMixedXml } from '../write-xml.ts';
import { container, packageDocument, type BookPicture } from './epub-package.ts';
import { contentsPage, textPage } from './epub-pages.ts';

const style = `
body { line-height: 1.5; }
h1, h2, h3, h4, h5, h6 { line-height: 1.25; hyphens: none; }
.small, .keywords, figcaption, .table-notes, .footnotes { font-size: 0.85em; }
.journal { color: #5e564a; }
figure { margin: 1.5em 0; }
img { max-width: 100%; }
table { border-collapse: collapse; font-size: 0.85em; }
th, td { padding: 0.3em 0.5em; vertical-align: top; text-align: start; border-bottom: 1px solid #bbb; }
.align-right { text-align: end; }
.align-center { text-align: center; }
.table-scroll { overflow-x: auto; }
.label, .caption-title { font-weight: bold; }
.small-caps { font-variant: small-caps; }
.boxed-text { border: 1px solid #bbb; padding: 0.5em 1em; }
.plain, .synonymy { list-style: none; padding: 0; }
.formula { margin: 1em 0; text-align: center; }
`.trimStart();

const kept = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/gif', 'gif'],
]);

/** A picture in a format that every reading program has. A drawing becomes pixels, because it can hold programs. */
async function bookPicture({ bytes, mediaType }: TextPicture, place: number): Promise<BookPicture | null> {
  const ending = kept.get(mediaType);
  const name = `picture-${place + 1}`;
  if (ending !== undefined) return { file: `${name}.${ending}`, mediaType, bytes };
  try {
    const drawn = await sharp(bytes, { density: 192 }).png().toBuffer();
    return { file: `${name}.png`, mediaType: 'image/png', bytes: drawn };
  } catch {
    return null;
  }
}

/** Writes an article as EPUB 3. The same record gives the same bytes. */
export async function writeEpub(
  site: Pick<SiteFacts, 'name' | 'url'>,
  record: ArticleRecord,
  pictures: readonly TextPicture[],
): Promise<Buffer> {
  const text = recordText(record);
  const front = recordFront(record, usualDesign, site);
  const made = await Promise.all(pictures.map(bookPicture));
  const files = new Map(pictures.map(({ address }, place) => [address, made[place]?.file ?? null]));
  const shown = made.filter((one) => one !== null);
  const { page, ids } = textPage({
    record,
    text,
    front,
    siteUrl: site.url,
    picture: (address) => files.get(address) ?? null,
  });
  const tree = { name: 'body', attributes: new Map<string, string>(), children: htmlTree(text.body) };
  const facts = {
    hasPictures: shown.length > 0,
    hasMath: [text.title, text.abstract, text.body, text.references].some((html) => html.includes('<math')),
    isDescribed: descendants(tree, 'img').every((image) => Boolean(image.attributes.get('alt'))),
  };
  return writeZip([
    // Stored first and as it is, so that a program knows the format by the first bytes.
    { name: 'mimetype', content: 'application/epub+zip', isCompressed: true },
    { name: 'META-INF/container.xml', content: writeMixedXml(container) },
    { name: 'EPUB/package.opf', content: writeMixedXml(packageDocument(record, front, shown, facts)) },
    { name: 'EPUB/nav.xhtml', content: writeMixedXml(contentsPage(record, front, ids)) },
    { name: 'EPUB/article.xhtml', content: writeMixedXml(page) },
    { name: 'EPUB/style.css', content: style },
    ...shown.map(({ file, bytes }) => ({ name: `EPUB/${file}`, content: bytes, isCompressed: true })),
  ]);
}
