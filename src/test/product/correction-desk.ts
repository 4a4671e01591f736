import { eq } from 'drizzle-orm';
import { articles } from '../../contracts/articles.ts';
import { records } from '../../server/db/schema/index.ts';
import { anArticle } from './an-article.ts';
import { reply } from './client.ts';
import { aJournal, aManuscript, aUser } from './factories.ts';
import { stepsWith } from './manuscript-steps.ts';
import type { Product } from './start-product.ts';

/** Two administrators, and articles of a journal for them to correct. */
export async function aCorrectionDesk(product: Product) {
  const administrator = await aUser(product, { isAdmin: true, surname: 'Correcting' });
  const colleague = await aUser(product, { isAdmin: true, surname: 'Colleague' });
  const journal = await aJournal(product, { abbreviation: 'CORR' });

  /** An article that was submitted here and published. */
  async function aPublished() {
    const author = await aUser(product);
    const { id } = await aManuscript(product, author, { journalId: journal.id });
    const steps = stepsWith(product, id);
    const accepted = await steps.accept(administrator);
    if (accepted.status !== 200) throw new Error(accepted.text);
    return { author, id, steps };
  }
  /** The article as everybody reads it. */
  async function single(articleId: string) {
    const [article] = await reply(product, articles.single, { params: { articleId } });
    if (!article) throw new Error(`There is no article ${articleId}`);
    return article;
  }
  /** What the record holds of its corrections. */
  const entriesOf = async (articleId: string) =>
    (await product.parts.db.select().from(records).where(eq(records.subjectId, articleId))).filter(
      ({ action }) => action === 'correct',
    );
  const imported = () => anArticle(product, { journalId: journal.id });
  return { administrator, colleague, journal, aPublished, single, entriesOf, imported };
}
