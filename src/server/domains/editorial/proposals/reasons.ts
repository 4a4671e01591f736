import type { Database } from '../../../db/database.ts';
import type { Term } from './choose-terms.ts';
import { listSharedInterests, listSharedTerms, type NearPerson } from './nearness-store.ts';

/** How much is named: articles of a person, and words of each. */
const named = { articles: 2, words: 6 };

/** Why these people are near to a manuscript, in words, by their ids. */
export async function reasonsOf(
  db: Database,
  terms: readonly Term[],
  people: readonly NearPerson[],
): Promise<Map<string, string[]>> {
  const worksOf = ({ articleIds }: NearPerson) => articleIds.slice(0, named.articles);
  const articles = await listSharedTerms(db, terms, [...new Set(people.flatMap(worksOf))]);
  const interests = await listSharedInterests(
    db,
    terms,
    people.map(({ userId }) => userId),
  );
  const written = (lexemes: readonly string[]) => {
    const words = terms.filter(({ lexeme }) => lexemes.includes(lexeme)).map(({ word }) => word);
    return words.slice(0, named.words).join(', ');
  };
  return new Map(
    people.map((person) => {
      const wrote = worksOf(person).flatMap((id) => {
        const article = articles.find(({ articleId }) => articleId === id);
        return article ? [`Wrote “${article.title}” (${article.year}), which shares: ${written(article.lexemes)}`] : [];
      });
      const stated = interests.find(({ userId }) => userId === person.userId);
      return [person.userId, [...wrote, ...(stated ? [`Interests: ${written(stated.lexemes)}`] : [])]];
    }),
  );
}
