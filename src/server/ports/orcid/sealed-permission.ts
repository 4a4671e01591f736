import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts what a person allowed at ORCID, so that a copy of the database changes no record. The key comes from the client's
 * secret: with another secret, people allow it again.
 */
export function permissionSealer(clientSecret: string) {
  const key = Buffer.from(hkdfSync('sha256', clientSecret, '', 'permissions at ORCID', 32));
  return {
    seal: (token: string): string => {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, key, nonce);
      const sealed = Buffer.concat([sealing.update(token, 'utf8'), sealing.final()]);
      return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
    },
    /** The token; null where it was sealed with another secret or was changed. */
    open: (sealed: string): string | null => {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes));
        opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
        return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
