import { editorial } from '../../contracts/editorial.ts';
import { keepFindings } from '../../server/domains/editorial/anonymity/check-store.ts';
import { reply } from '../product/client.ts';
import type { Story } from './cast.ts';
import { allIsQuiet } from './emails.ts';

/** The editor dismisses a finding of the first version, with a reason that is for the office alone. */
export async function dismissesAFinding({ product, cast: { editor }, said }: Story, articleId: string): Promise<void> {
  await allIsQuiet(product);
  const finding = { kind: 'phrase', file: 'paper.pdf', excerpt: 'as others found', page: 1, sha256: '' } as const;
  const found = { anonymity: [finding], unreadable: false };
  await keepFindings(product.parts.db, { manuscriptId: articleId, version: 1 }, found);
  const params = { articleId };
  const { anonymity } = await reply(product, editorial.single, { params }, editor);
  const body = { version: 1, finding: anonymity.findings[0]?.id ?? '', reason: `It is ${said.office}dismissal` };
  await reply(product, editorial.dismissFinding, { params, body }, editor);
}
