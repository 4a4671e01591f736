import { mostIndexRecords, type indexRecords } from '../../../../contracts/index-records.ts';
import type { ParamsOf, QueryOf } from '../../../../contracts/call.ts';
import { dataciteHref } from '../../../../contracts/pages.ts';
import * as t from '../../../../messages/harvesting.ts';
import type { Context } from '../../../context.ts';
import { invalidInput, Moved, notFound } from '../../../errors.ts';
import { journalNamed } from '../../journals/index.ts';
import { findArticle } from '../article-store.ts';
import { written, type DepositElement } from '../doi/deposit-element.ts';
import { findSourceFacts, listFrontMatters } from '../jats-file/jats-source-store.ts';
import type { JatsSource } from '../jats-file/jats-source.ts';
import { writeXml, type XmlElement } from '../write-xml.ts';
import { dataciteResource } from './datacite-resource.ts';
import { doajRecord } from './doaj-record.ts';
import { pubmedArticle } from './pubmed-article.ts';
import { listRecordIds } from './record-store.ts';

const articlesPerQuery = 100;

const doctype =
  '<!DOCTYPE ArticleSet PUBLIC "-//NLM//DTD PubMed 2.8//EN" "https://dtd.nlm.nih.gov/ncbi/pubmed/in/PubMed.dtd">';

interface IndexForm {
  readonly record: (source: JatsSource) => DepositElement;
  readonly file: (records: XmlElement[]) => string;
  /** DOAJ lists nothing that readers pay for. */
  readonly onlyOpen: boolean;
}

const forms: Readonly<Record<ParamsOf<typeof indexRecords.ofJournal>['index'], IndexForm>> = {
  doaj: { record: doajRecord, file: (records) => writeXml(['records', {}, records]), onlyOpen: true },
  pubmed: {
    record: pubmedArticle,
    file: (records) => writeXml(['ArticleSet', {}, records]).replace('\n', `\n${doctype}\n`),
    onlyOpen: false,
  },
};

/** A journal’s articles as the file that an index takes; refused where there are too many, and where there is none. */
export async function readIndexRecords(
  ctx: Context,
  { journalAbbreviation, index }: ParamsOf<typeof indexRecords.ofJournal>,
  { from, until }: QueryOf<typeof indexRecords.ofJournal>,
) {
  const journal = await journalNamed(ctx, journalAbbreviation);
  if (!journal) throw notFound('journal');
  const { record, file, onlyOpen } = forms[index];
  const wanted = { journalId: journal.id, from: from ?? null, until: until ?? null, onlyOpen };
  const ids = await listRecordIds(ctx.db, { ...wanted, limit: mostIndexRecords + 1 });
  if (ids.length > mostIndexRecords) throw invalidInput('from', t.tooManyArticlesForIndex({ max: mostIndexRecords }));
  if (ids.length === 0) throw invalidInput('from', t.noArticlesForIndex());
  const records: XmlElement[] = [];
  for (let start = 0; start < ids.length; start += articlesPerQuery) {
    const some = ids.slice(start, start + articlesPerQuery);
    const found = new Map((await listFrontMatters(ctx.db, some)).map((one) => [one.found.article.id, one]));
    const sources = some.flatMap((id) => found.get(id) ?? []);
    records.push(...written(sources.map((source) => record({ ...source, site: ctx.site }))));
  }
  return { text: file(records), saveAs: `${journal.abbreviation}-${index}.xml` };
}

/** An article in DataCite’s schema, its references with it. Withdrawn, it is a title page. */
export async function readDatacite(ctx: Context, asked: ParamsOf<typeof indexRecords.datacite>) {
  const found = await findArticle(ctx.db, asked.articleId);
  if (!found) throw notFound('article');
  const { article, journalAbbreviation } = found;
  if (journalAbbreviation !== asked.journalAbbreviation) throw new Moved(dataciteHref(journalAbbreviation, article.id));
  const source = { found, facts: await findSourceFacts(ctx.db, article.id), site: ctx.site };
  return { text: writeXml(...written([dataciteResource(source)])), saveAs: null };
}

/** Articles in DataCite’s schema without their references, by their ids. */
export async function readDataciteRecords(
  ctx: Context,
  articleIds: readonly string[],
): Promise<Map<string, XmlElement>> {
  const found = await listFrontMatters(ctx.db, articleIds);
  return new Map(
    found.flatMap((source) =>
      written([dataciteResource({ ...source, site: ctx.site })]).map((one) => [source.found.article.id, one]),
    ),
  );
}
