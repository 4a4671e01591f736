import { createHmac, timingSafeEqual } from 'node:crypto';

/** Addresses to which other servers report what became of an email; each is signed, so that nobody can make one up. */
export interface ReturnPaths {
  of(emailId: string): string;
  /** The email that the first right address in a text names; null when there is none. */
  emailIn(text: string): string | null;
}

// In lower case and below 64 emails: servers keep neither case nor what is longer.
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
