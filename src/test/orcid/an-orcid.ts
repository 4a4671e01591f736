import { randomInt } from 'node:crypto';
import { isOrcid } from '../../contracts/orcid-id.ts';

/** An iD that no other test has. */
export function anOrcid(): string {
  const digits = `00091${String(randomInt(10 ** 10)).padStart(10, '0')}`;
  const grouped = digits.replace(/(\d{4})(?=\d)/g, '$1-');
  return Array.from('0123456789X', (last) => grouped + last).find((each) => isOrcid(each)) ?? '';
}
