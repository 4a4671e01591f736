import type { Context } from '../../context.ts';
import type { LinkPurpose, RegisteredFields } from '../../db/schema/index.ts';
import { insertEmailLink } from './email-link-store.ts';
import { hashSecretToken, newSecretToken } from './secret-token.ts';

interface NewLink {
  readonly userId: string;
  readonly purpose: LinkPurpose;
  readonly hours: number;
  readonly registration?: RegisteredFields;
  readonly email?: string;
  /** When it begins to open something; left out: at once. */
  readonly opensAt?: Date;
}

/** Makes a link for an email and answers with its token, which is kept nowhere else. */
export async function newEmailLink(ctx: Context, { hours, ...link }: NewLink): Promise<string> {
  const token = newSecretToken();
  const createdAt = ctx.now();
  const expiresAt = new Date((link.opensAt ?? createdAt).getTime() + hours * 3_600_000);
  await insertEmailLink(ctx.db, { ...link, tokenHash: hashSecretToken(token), createdAt, expiresAt });
  return token;
}
