import { tellsOfItsInside } from './judge-answer.ts';
import type { Answer } from './send-request.ts';

const alive = /<svg\/onload/i;
/** What breaks out of an attribute, or is an address that runs; in a script it is a text like any other. */
const aliveInTags = /["'] onmouseover=marked|(href|src|action|data)=["']?\s*javascript:/i;

function givenBack(text: string): string[] {
  const tags = text.replaceAll(/(<script\b[^>]*>).*?<\/script>/gis, '$1');
  const found = [text, tags].flatMap((one, index) => (index === 0 ? alive : aliveInTags).exec(one) ?? []);
  return found.map((echo) => `gives markup back: ${echo}`);
}

function strangeHeaders({ status, headers }: Answer, siteUrl: string): string[] {
  const location = headers.location === undefined ? null : String(headers.location);
  const isSaved = String(headers['cache-control']).includes('immutable');
  const isBare = !isSaved && (status < 300 || status >= 400) && headers['content-security-policy'] === undefined;
  const leadsAway = location !== null && new URL(location, siteUrl).origin !== new URL(siteUrl).origin;
  return [
    ...(leadsAway ? [`leads to another site: ${location}`] : []),
    ...('x-marked' in headers ? ['a header that the address brought'] : []),
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['may be guessed at: no nosniff']),
    ...(isBare ? ['no policy of contents'] : []),
  ];
}

/** Everything that is wrong with the answer to an address of the public site. */
export function judgePage(siteUrl: string, answer: Answer): string[] {
  const { status, type, text } = answer;
  return [
    ...(status >= 500 ? [`status ${status}`] : []),
    ...(/html|xml|svg/.test(type) ? givenBack(text) : []),
    ...tellsOfItsInside(text),
    ...strangeHeaders(answer, siteUrl),
  ];
}
