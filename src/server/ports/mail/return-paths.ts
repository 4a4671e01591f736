import { createHmac, timingSafeEqual } from 'node:crypto';

/** Addresses that each name a row of the database, signed against forgery. */
interface SignedAddresses {
  readonly of: (id: string) => string;
  /** The rows named by the valid addresses in a text, each once. */
  readonly in: (text: string) => string[];
}

/** Addresses for other servers' delivery reports. */
export interface ReturnPaths {
  of(emailId: string): string;
  /** The email named by the first valid address in a text; null if there is none. */
  emailIn(text: string): string | null;
}

/** Addresses for answers by email: each names a discussion and one person who takes part in it. */
export type ReplyAddresses = SignedAddresses;

// In lower case and below 64 characters, because servers change the case and cut longer ones.
const plain = (id: string) => id.replaceAll('-', '');
const dashed = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Addresses at a domain, signed with a secret of this installation for one purpose. */
function signedAddresses(name: string, purpose: string, domain: string, secret: Buffer): SignedAddresses {
  const pattern = new RegExp(String.raw`\b${name}\+([0-9a-f]{32})\.([0-9a-f]{20})@`, 'gi');
  const sign = (hex: string) => createHmac('sha256', secret).update(`${purpose}\n${hex}`).digest('hex').slice(0, 20);
  const isRight = (hex: string, signature: string) =>
    timingSafeEqual(Buffer.from(sign(hex)), Buffer.from(signature.toLowerCase()));
  return {
    of: (id) => `${name}+${plain(id)}.${sign(plain(id))}@${domain}`,
    in: (text) => {
      const named = [...text.matchAll(pattern)].map(([, hex = '', signature = '']) => [hex.toLowerCase(), signature]);
      const right = named.filter(([hex = '', signature = '']) => isRight(hex, signature));
      return [...new Set(right.map(([hex = '']) => dashed(hex)))];
    },
  };
}

/** Return paths at a domain. */
export function returnPaths(domain: string, secret: Buffer): ReturnPaths {
  const addresses = signedAddresses('bounce', 'return-path', domain, secret);
  return { of: addresses.of, emailIn: (text) => addresses.in(text)[0] ?? null };
}

/** Reply addresses at a domain. */
export const replyAddresses = (domain: string, secret: Buffer): ReplyAddresses =>
  signedAddresses('reply', 'reply', domain, secret);
