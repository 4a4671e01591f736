import type { Context } from '../../../context.ts';
import type { FoundArticle } from '../article-store.ts';
import { articleJats } from '../jats-file/article-jats.ts';
import { findSourceFacts } from '../jats-file/jats-source-store.ts';
import { writeMixedXml } from '../write-xml.ts';
import type { TextPicture } from './text-pictures.ts';
import { writeZip } from './write-zip.ts';

const endings = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
  ['image/svg+xml', 'svg'],
]);

/** An article in JATS beside its pictures, which the XML names by their files. */
export async function zippedJats(ctx: Context, found: FoundArticle, pictures: readonly TextPicture[]): Promise<Buffer> {
  const files = new Map(
    pictures.map(({ address, mediaType }, place) => [
      address,
      `pictures/picture-${place + 1}.${endings.get(mediaType) ?? 'bin'}`,
    ]),
  );
  const facts = await findSourceFacts(ctx.db, found.article.id);
  const source = { found, facts, site: ctx.site, pictureFile: (address: string) => files.get(address) ?? null };
  return writeZip([
    { name: 'article.xml', content: writeMixedXml(articleJats(source, 'with-body')) },
    ...pictures.map(({ address, bytes }) => ({ name: files.get(address) ?? '', content: bytes, isCompressed: true })),
  ]);
}
