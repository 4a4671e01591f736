import { createHmac, timingSafeEqual } from 'node:crypto';

/** Addresses for other servers' delivery reports; each is signed against forgery. */
export interface ReturnPaths {
  of(emailId: string): string;
  /** The email named by the first valid address in a text; null if there is none. */
  emailIn(text: string): string | null;
}

// In lower case and below 64 characters, because servers change the case and cut longer ones.
const signedPattern = /\bbounce\+([0-9a-f]{32})\.([0-9a-f]{20})@/gi;
const plain = (emailId: string) => emailId.replaceAll('-', '');
const dashed = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Return paths at a domain, signed with a secret of this installation. */
export function returnPaths(domain: string, secret: Buffer): ReturnPaths {
  const sign = (hex: string) => createHmac('sha256', secret).update(`return-path\n${hex}`).digest('hex').slice(0, 20);
  const isRight = (hex: string, signature: string) =>
    timingSafeEqual(Buffer.from(sign(hex)), Buffer.from(signature.toLowerCase()));
  return {
    of: (emailId) => `bounce+${plain(emailId)}.${sign(plain(emailId))}@${domain}`,
    emailIn: (text) => {
      for (const [, hex = '', signature = ''] of text.matchAll(signedPattern))
        if (isRight(hex.toLowerCase(), signature)) return dashed(hex.toLowerCase());
      return null;
    },
  };
}
