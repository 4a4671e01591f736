import { eq } from 'drizzle-orm';
import { assignment } from '../../contracts/assignment.ts';
import { manuscripts } from '../../server/db/schema/index.ts';
import { send } from './client.ts';
import type { TestUser } from './factories.ts';
import type { Product } from './start-product.ts';

/** The steps about who handles a manuscript. */
export function handlingOf(product: Product, id: string) {
  const params = { articleId: id };
  const { handlingEditorId } = manuscripts;
  return {
    /** `from` is whom the caller has read as its editor. */
    assign: ({ token }: TestUser, editor: TestUser | null, from: TestUser | null = null, version = 1) =>
      send(
        product,
        assignment.assign,
        { params, body: { version, editorId: editor?.user.id ?? null, from: from?.user.id ?? null } },
        { token },
      ),
    recuse: ({ token }: TestUser, reason = 'We share a grant.', version = 1) =>
      send(product, assignment.recuse, { params, body: { version, reason } }, { token }),
    handler: async () => {
      const [row] = await product.parts.db.select({ handlingEditorId }).from(manuscripts).where(eq(manuscripts.id, id));
      return row?.handlingEditorId;
    },
  };
}
