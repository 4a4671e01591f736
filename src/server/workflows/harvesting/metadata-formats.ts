import type { Context } from '../../context.ts';
import {
  datacite,
  readDataciteRecords,
  readFrontMatters,
  type HarvestedArticle,
  type XmlElement,
} from '../../domains/articles/index.ts';
import { dublinCore, inDublinCore } from './dublin-core.ts';

/** A form in which harvesters take articles. */
export interface MetadataFormat {
  readonly prefix: string;
  readonly schema: string;
  readonly namespace: string;
  /** The metadata of articles by their ids. */
  readonly write: (ctx: Context, articles: readonly HarvestedArticle[]) => Promise<ReadonlyMap<string, XmlElement>>;
}

const inDublin: MetadataFormat = {
  ...dublinCore,
  write: async ({ site }, articles) => new Map(articles.map((article) => [article.id, inDublinCore(article, site)])),
};

const jats = {
  prefix: 'jats',
  schema: 'https://jats.nlm.nih.gov/publishing/1.3/xsd/JATS-journalpublishing1-3-mathml3.xsd',
  // JATS has none of its own, and OAI-PMH wants one; PubMed Central names its archiving form in the same way.
  namespace: 'https://jats.nlm.nih.gov/ns/publishing/1.3/',
};

/** The front matter as it is in the article's own file, in the namespace of the format. */
function named([name, attributes, content]: XmlElement): XmlElement {
  const { 'xsi:noNamespaceSchemaLocation': _, ...others } = attributes;
  const { namespace, schema } = jats;
  return [name, { xmlns: namespace, ...others, 'xsi:schemaLocation': `${namespace} ${schema}` }, content];
}

const inJats: MetadataFormat = {
  ...jats,
  write: async (ctx, articles) => {
    const fronts = await readFrontMatters(
      ctx,
      articles.map(({ id }) => id),
    );
    return new Map([...fronts].map(([id, article]) => [id, named(article)]));
  },
};

const inDatacite: MetadataFormat = {
  prefix: 'datacite',
  ...datacite,
  write: (ctx, articles) =>
    readDataciteRecords(
      ctx,
      articles.map(({ id }) => id),
    ),
};

export const metadataFormats: readonly MetadataFormat[] = [inDublin, inJats, inDatacite];
