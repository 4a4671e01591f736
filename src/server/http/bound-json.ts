import * as t from '../../messages/http-responses.ts';
import { AppError } from '../errors.ts';

/** Limits of depth and parts for all calls: parsing more costs far more than its length suggests. */
const deepest = 32;
const mostParts = 20_000;

/** Where the string ends that begins at a place. */
function endOfString(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let slashes = 0;
    while (json[end - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return json.length;
}

/** Refuses JSON that is nested too deep, or of too many parts, before anything is made of it. */
export function boundJson(json: string): void {
  let depth = 0;
  let parts = 0;
  for (let place = 0; place < json.length; place += 1) {
    const one = json[place];
    if (one === '"') place = endOfString(json, place);
    else if (one === ']' || one === '}') depth -= 1;
    else if (one === '[' || one === '{') {
      depth += 1;
      parts += 1;
    } else if (one === ',') parts += 1;
    if (depth > deepest || parts > mostParts) throw new AppError('invalid-input', t.tooDeep());
  }
}
