import * as t from '../../../messages/harvesting.ts';

/** The errors of OAI-PMH 2.0, section 3.6. */
type FaultCode =
  | 'badArgument'
  | 'badResumptionToken'
  | 'badVerb'
  | 'cannotDisseminateFormat'
  | 'idDoesNotExist'
  | 'noRecordsMatch';

/** An error that a harvester gets. */
export class OaiFault extends Error {
  readonly code: FaultCode;
  constructor(code: FaultCode, message: string) {
    super(message);
    this.code = code;
  }
}

export const badArgument = (message: string) => new OaiFault('badArgument', message);
export const badToken = () => new OaiFault('badResumptionToken', t.badToken());

interface VerbRules {
  readonly needed: readonly string[];
  readonly optional: readonly string[];
  /** Whether its list comes in parts; the next part is asked for by a token and no other argument. */
  readonly hasToken: boolean;
}

const harvest = { needed: ['metadataPrefix'], optional: ['from', 'until', 'set'], hasToken: true };
const verbs = {
  Identify: { needed: [], optional: [], hasToken: false },
  ListMetadataFormats: { needed: [], optional: ['identifier'], hasToken: false },
  ListSets: { needed: [], optional: [], hasToken: true },
  GetRecord: { needed: ['identifier', 'metadataPrefix'], optional: [], hasToken: false },
  ListIdentifiers: harvest,
  ListRecords: harvest,
} as const satisfies Record<string, VerbRules>;
type Verb = keyof typeof verbs;

/** A request that keeps to the rules of its verb. */
export interface OaiRequest {
  readonly verb: Verb;
  readonly arguments: Readonly<Record<string, string>>;
}

const isVerb = (text: unknown): text is Verb => typeof text === 'string' && Object.hasOwn(verbs, text);

const tokenName = 'resumptionToken';

function checkNames(verb: Verb, names: readonly string[]): void {
  const { needed, optional, hasToken }: VerbRules = verbs[verb];
  const known = new Set([...needed, ...optional, ...(hasToken ? [tokenName] : [])]);
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) throw badArgument(t.unknownArgument({ verb, name: unknown }));
  if (names.includes(tokenName)) {
    if (names.length > 1) throw badArgument(t.tokenNotAlone());
    return;
  }
  const missing = needed.find((name) => !names.includes(name));
  if (missing !== undefined) throw badArgument(t.missingArgument({ verb, name: missing }));
}

/** Whether the database can look a text up: no NUL, no half of a character. */
export const isSoundText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** The request in a query or a form, where a repeated argument is a list. Throws an `OaiFault`. */
export function readOaiRequest({ verb, ...rest }: Readonly<Record<string, unknown>>): OaiRequest {
  if (!isVerb(verb)) throw new OaiFault('badVerb', t.unknownVerb());
  const given: [string, string][] = Object.entries(rest).map(([name, value]) => {
    if (typeof value !== 'string') throw badArgument(t.repeatedArgument({ name }));
    if (!isSoundText(value)) throw badArgument(t.badCharacters({ name }));
    return [name, value];
  });
  checkNames(
    verb,
    given.map(([name]) => name),
  );
  return { verb, arguments: Object.fromEntries(given) };
}

const dayOrMoment = /^(?!0000)\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}Z)?$/;
const day = 86_400_000;
/** The last moment of the year 9999. */
export const latest = 253_402_300_799_999;

function readMoment(name: string, text: string): Date {
  const moment = new Date(text);
  const isSound = dayOrMoment.test(text) && !Number.isNaN(moment.getTime());
  if (!isSound || !moment.toISOString().startsWith(text.replace('Z', ''))) throw badArgument(t.badDate({ name }));
  return moment;
}

/** A span of time as a harvester writes it: both ends are included, to the day or to the second. */
export interface WrittenSpan {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** The span in moments; the end is not included any more. Throws an `OaiFault`. */
export function readSpan({ from, until }: WrittenSpan): { from: Date | null; until: Date | null } {
  if (from !== undefined && until !== undefined && from.length !== until.length)
    throw badArgument(t.differentGranularity());
  const begin = from === undefined ? null : readMoment('from', from);
  const last = until === undefined ? null : readMoment('until', until);
  if (begin && last && last < begin) throw badArgument(t.untilBeforeFrom());
  const end = last === null ? latest + 1 : last.getTime() + (until?.includes('T') ? 1000 : day);
  // The database has no year of five figures, and nothing is as late as that.
  return { from: begin, until: end > latest ? null : new Date(end) };
}
