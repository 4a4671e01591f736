import type { ReplyOf } from '../../../contracts/call.ts';
import type { dois, OpenDoi } from '../../../contracts/dois.ts';

type House = Pick<ReplyOf<typeof dois.open>, 'prefix' | 'isConnected' | 'registered'>;

/** What becomes of the DOIs of this house, in short. */
export function doiLead({ prefix, isConnected, registered }: House): string {
  const given =
    prefix === null
      ? 'No prefix is configured: articles get no DOI.'
      : `Each article that is accepted gets a DOI below ${prefix}.`;
  const where = isConnected
    ? 'Crossref is told of each, and again when an article is opened or withdrawn.'
    : 'They wait here: no account at Crossref is configured yet.';
  return `${given} ${where} On record: ${registered.toLocaleString('en')}.`;
}

/** How a DOI stands, in words. */
export function doiStanding(
  { state, isRegistered }: Pick<OpenDoi, 'state' | 'isRegistered'>,
  isConnected: boolean,
): string {
  const told = isRegistered ? 'the change' : 'it';
  switch (state) {
    case 'refused':
      return `Crossref refused ${told}`;
    case 'submitted':
      return `Crossref has ${told} and has not answered yet`;
    case 'waiting':
      return isConnected ? `Crossref is told of ${told} within the next minutes` : 'Waits for an account at Crossref';
  }
}
