import type { RelatedNotice } from '../../../../contracts/article-parts.ts';
import { doiHref } from '../../../../contracts/doi-href.ts';
import { pages } from '../../../../contracts/pages.ts';
import type { FoundRelation } from './relation-store.ts';

type Kind = RelatedNotice['kind'];

/** What a type of JATS says that the article does to the other, and how the other one says it. */
const kinds = new Map<string, readonly [own: Kind, told: Kind]>([
  ['retracted-article', ['retracts', 'retracted-by']],
  ['retraction-forward', ['retracted-by', 'retracts']],
  ['corrected-article', ['corrects', 'corrected-by']],
  ['correction-forward', ['corrected-by', 'corrects']],
  ['object-of-concern', ['concern-about', 'concern-raised-by']],
  ['expression-of-concern', ['concern-raised-by', 'concern-about']],
  ['commentary-article', ['comments-on', 'commented-by']],
  ['commentary', ['commented-by', 'comments-on']],
]);

function presentRelation(relation: FoundRelation): RelatedNotice | null {
  const [own, told] = kinds.get(relation.type) ?? (['related', 'related'] satisfies Kind[]);
  const { articleId, journalAbbreviation, doi, title } = relation;
  const here =
    articleId === null || journalAbbreviation === null
      ? null
      : pages.article.href({ catId: journalAbbreviation, articleId });
  const url = here ?? relation.url ?? (doi === null ? null : doiHref(doi));
  return url === null ? null : { kind: relation.isOwn ? own : told, title, url, doi };
}

/** The articles that one is related to, each once, whichever of the two says so. */
export function presentRelations(relations: readonly FoundRelation[]): RelatedNotice[] {
  const shown = relations.flatMap((relation) => presentRelation(relation) ?? []);
  return [...new Map(shown.map((notice) => [`${notice.kind} ${notice.url}`, notice])).values()];
}
