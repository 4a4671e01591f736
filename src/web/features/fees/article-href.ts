import type { HandlingFee } from '../../../contracts/fees.ts';
import { pages } from '../../../contracts/pages.ts';

type Paid = Pick<HandlingFee, 'articleId' | 'journalAbbreviation' | 'isPublic'>;

/** Where a fee's article is read; before it is published, its author's page of the manuscript. */
export const articleHref = ({ articleId, journalAbbreviation, isPublic }: Paid): string =>
  isPublic ? pages.article.href({ catId: journalAbbreviation, articleId }) : pages.followManuscript.href({ articleId });
