import * as t from '../../../messages/harvesting.ts';
import type { Context } from '../../context.ts';
import {
  findEarliestChange,
  findHarvested,
  listHarvested,
  writeMixedXml,
  type HarvestedArticle,
  type XmlElement,
} from '../../domains/articles/index.ts';
import { readContactEmail } from '../../domains/site-content/index.ts';
import { metadataFormats, type MetadataFormat } from './metadata-formats.ts';
import { badToken, OaiFault, readOaiRequest, readSpan, type OaiRequest } from './oai-request.ts';
import { listSets, journalsOfSet, setsOf } from './oai-sets.ts';
import { readToken, writeToken, type Resumption } from './resumption-token.ts';

const recordsAtOnce = 100;

/** To the second, as OAI-PMH writes it. */
const moment = (at: Date): string => at.toISOString().replace(/\.\d+Z$/, 'Z');

const element = (name: string, text: string): XmlElement => [name, {}, text];

const idPrefix = ({ site }: Context): string => `oai:${new URL(site.url).hostname}:`;

function formatNamed(prefix: string): MetadataFormat {
  const format = metadataFormats.find((one) => one.prefix === prefix);
  if (!format) throw new OaiFault('cannotDisseminateFormat', t.unknownFormat());
  return format;
}

/** Where a record is, and since when; a withdrawn article is a deleted record. */
function headerOf(ctx: Context, article: HarvestedArticle): XmlElement {
  const { id, updatedAt, withdrawnOn } = article;
  return [
    'header',
    withdrawnOn === null ? {} : { status: 'deleted' },
    [
      element('identifier', idPrefix(ctx) + id),
      element('datestamp', moment(updatedAt)),
      ...setsOf(article).map((set) => element('setSpec', set)),
    ],
  ];
}

async function recordsOf(
  ctx: Context,
  articles: readonly HarvestedArticle[],
  format: MetadataFormat,
): Promise<XmlElement[]> {
  const metadata = await format.write(
    ctx,
    articles.filter(({ withdrawnOn }) => withdrawnOn === null),
  );
  return articles.map((article): XmlElement => {
    const written = metadata.get(article.id);
    return ['record', {}, [headerOf(ctx, article), ...(written ? [['metadata', {}, [written]] as const] : [])]];
  });
}

async function identify(ctx: Context): Promise<XmlElement[]> {
  const { db, site } = ctx;
  return [
    element('repositoryName', site.name),
    element('baseURL', `${site.url}/oai`),
    element('protocolVersion', '2.0'),
    element('adminEmail', await readContactEmail(ctx)),
    element('earliestDatestamp', moment((await findEarliestChange(db)) ?? ctx.now())),
    element('deletedRecord', 'persistent'),
    element('granularity', 'YYYY-MM-DDThh:mm:ssZ'),
  ];
}

async function articleWith(ctx: Context, identifier: string): Promise<HarvestedArticle> {
  const prefix = idPrefix(ctx);
  const id = identifier.startsWith(prefix) ? identifier.slice(prefix.length) : '';
  const article = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? await findHarvested(ctx.db, id) : null;
  if (!article) throw new OaiFault('idDoesNotExist', t.unknownIdentifier());
  return article;
}

async function formats(ctx: Context, { identifier }: OaiRequest['arguments']): Promise<XmlElement[]> {
  if (identifier !== undefined) await articleWith(ctx, identifier);
  return metadataFormats.map(({ prefix, schema: at, namespace }): XmlElement => {
    const facts = [element('metadataPrefix', prefix), element('schema', at), element('metadataNamespace', namespace)];
    return ['metadataFormat', {}, facts];
  });
}

type Place = Omit<Resumption, 'at' | 'id'> & Partial<Pick<Resumption, 'at' | 'id'>>;

function beginning({ metadataPrefix = '', from, until, set }: OaiRequest['arguments']): Place {
  formatNamed(metadataPrefix);
  return { metadataPrefix, from, until, set, cursor: 0 };
}

/** What a token says is checked again: anyone can write one. */
function goingOn(token: string): Place {
  const place = readToken(token);
  try {
    formatNamed(place.metadataPrefix);
    readSpan(place);
    return place;
  } catch {
    throw badToken();
  }
}

function resumptionOf(place: Place, last: HarvestedArticle | undefined, sent: number): XmlElement[] {
  const cursor = { cursor: String(place.cursor) };
  if (last) {
    const next = { ...place, at: last.updatedAt.getTime(), id: last.id, cursor: place.cursor + sent };
    return [['resumptionToken', cursor, writeToken(next)]];
  }
  // The last part of a list in parts says so.
  return place.cursor === 0 ? [] : [['resumptionToken', cursor, '']];
}

/** A part of the list of records, and where it goes on. */
async function harvest(
  ctx: Context,
  { arguments: given }: OaiRequest,
  present: (part: readonly HarvestedArticle[], format: MetadataFormat) => Promise<XmlElement[]>,
): Promise<XmlElement[]> {
  const { resumptionToken } = given;
  const place = resumptionToken === undefined ? beginning(given) : goingOn(resumptionToken);
  const { at, id } = place;
  const found = await listHarvested(ctx.db, {
    ...readSpan(place),
    journalIds: place.set === undefined ? null : await journalsOfSet(ctx, place.set),
    after: at === undefined || id === undefined ? null : { at: new Date(at), id },
    limit: recordsAtOnce + 1,
  });
  const part = found.slice(0, recordsAtOnce);
  if (part.length === 0 && place.cursor === 0) throw new OaiFault('noRecordsMatch', t.noRecords());
  const last = found.length > part.length ? part.at(-1) : undefined;
  return [...(await present(part, formatNamed(place.metadataPrefix))), ...resumptionOf(place, last, part.length)];
}

async function answerOf(ctx: Context, request: OaiRequest): Promise<XmlElement[]> {
  const given = request.arguments;
  switch (request.verb) {
    case 'Identify':
      return identify(ctx);
    case 'ListMetadataFormats':
      return formats(ctx, given);
    case 'ListSets':
      // All fit into one answer, so that no token was ever given.
      if (given['resumptionToken'] !== undefined) throw badToken();
      return listSets(ctx);
    case 'GetRecord': {
      const format = formatNamed(given['metadataPrefix'] ?? '');
      return recordsOf(ctx, [await articleWith(ctx, given['identifier'] ?? '')], format);
    }
    case 'ListIdentifiers':
      return harvest(ctx, request, async (part) => part.map((article) => headerOf(ctx, article)));
    case 'ListRecords':
      return harvest(ctx, request, (part, format) => recordsOf(ctx, part, format));
  }
}

const schema = 'http://www.openarchives.org/OAI/2.0/';
const namespaces = {
  xmlns: schema,
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation': `${schema} http://www.openarchives.org/OAI/2.0/OAI-PMH.xsd`,
};

/** The answer to a request, or its error, which is an answer, too. */
async function answered(ctx: Context, raw: Readonly<Record<string, unknown>>): Promise<readonly [object, XmlElement]> {
  let request: OaiRequest | null = null;
  try {
    request = readOaiRequest(raw);
    return [{ verb: request.verb, ...request.arguments }, [request.verb, {}, await answerOf(ctx, request)]];
  } catch (error) {
    if (!(error instanceof OaiFault)) throw error;
    // The arguments are repeated only where they are sound.
    const isSound = request !== null && error.code !== 'badArgument' && error.code !== 'badVerb';
    const told = isSound ? { verb: request?.verb, ...request?.arguments } : {};
    return [told, ['error', { code: error.code }, error.message]];
  }
}

/** Answers a harvester by OAI-PMH 2.0 (https://www.openarchives.org/OAI/openarchivesprotocol.html). */
export async function answerOai(ctx: Context, raw: Readonly<Record<string, unknown>>) {
  const [told, answer] = await answered(ctx, raw);
  const request: XmlElement = ['request', { ...told }, `${ctx.site.url}/oai`];
  const text = writeMixedXml(['OAI-PMH', namespaces, [element('responseDate', moment(ctx.now())), request, answer]]);
  return { text, saveAs: null };
}
