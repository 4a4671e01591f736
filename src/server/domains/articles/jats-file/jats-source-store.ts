import { eq, inArray } from 'drizzle-orm';
import { noStatements } from '../../../../contracts/statements.ts';
import type { Database } from '../../../db/database.ts';
import { articles, articleTexts, journals } from '../../../db/schema/index.ts';
import type { SourceFacts } from '../../../db/schema/publications.ts';
import { ofItsJournal, told } from '../article-store.ts';
import { itsCorrections } from '../corrections/told-correction-store.ts';
import { itsRelations } from '../relations/relation-store.ts';

/** What the source of an article says beside its record. */
export async function findSourceFacts(db: Database, articleId: string): Promise<SourceFacts | null> {
  const [found] = await db
    .select({ facts: articleTexts.sourceFacts })
    .from(articleTexts)
    .where(eq(articleTexts.articleId, articleId));
  return found?.facts ?? null;
}

/** The front matter of some articles, without their bodies and references. */
export async function listFrontMatters(db: Database, articleIds: readonly string[]) {
  const rows = await db
    .select({
      article: told,
      journal: ofItsJournal,
      translations: articleTexts.translations,
      otherAbstracts: articleTexts.otherAbstracts,
      sharedAffiliations: articleTexts.sharedAffiliations,
      statements: articleTexts.statements,
      facts: articleTexts.sourceFacts,
      corrections: itsCorrections,
      relations: itsRelations,
    })
    .from(articles)
    .innerJoin(journals, eq(journals.id, articles.journalId))
    .leftJoin(articleTexts, eq(articleTexts.articleId, articles.id))
    .where(inArray(articles.id, [...articleIds]));
  return rows.map(({ article, journal, facts, corrections, relations, ...texts }) => ({
    facts,
    found: {
      article,
      ...journal,
      text: {
        bodyHtml: null,
        references: [],
        translations: texts.translations ?? [],
        otherAbstracts: texts.otherAbstracts ?? [],
        sharedAffiliations: texts.sharedAffiliations ?? [],
        statements: texts.statements ?? noStatements,
      },
      corrections: corrections ?? [],
      relations: relations ?? [],
    },
  }));
}
