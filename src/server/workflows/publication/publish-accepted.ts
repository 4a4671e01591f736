import type { FrontMatter } from '../../../contracts/production-values.ts';
import type { Context } from '../../context.ts';
import { addCitations, insertArticle, mintDoi, withOrcids, type NewArticleText } from '../../domains/articles/index.ts';
import { openIfSettled } from '../../domains/fees/index.ts';
import {
  acceptedMail,
  askAuthors,
  confirmedOrcids,
  decide,
  endReview,
  publishedMail,
  readCitedDois,
  tellAuthor,
  type FoundManuscript,
  type VerifyingStep,
} from '../../domains/editorial/index.ts';
import { withFront } from '../../domains/production/index.ts';
import { noteAcceptanceFee } from '../decisions/send-decision.ts';
import { newArticleOf } from './new-article.ts';
import { publishReviews } from './publish-reviews.ts';
import { statementsForReaders } from './statements-for-readers.ts';

/** What is published of a manuscript beside its record. */
export interface Publication {
  readonly step: VerifyingStep;
  /** Null where the PDF is printed from the text. */
  readonly pdfFileId: string | null;
  readonly text: Pick<NewArticleText, 'bodyHtml' | 'headings' | 'references' | 'printDesign'>;
  /** What production changed of title, abstract and keywords. */
  readonly front: Partial<FrontMatter> | null;
  readonly overrideReason: string | undefined;
}

/** Adds the article that an accepted manuscript becomes, with its DOI. */
async function addArticle(
  tx: Context,
  accepted: FoundManuscript,
  { pdfFileId, text, front }: Publication,
): Promise<void> {
  const { manuscript, journal } = accepted;
  const doi = await mintDoi(tx, { id: manuscript.id, journalAbbreviation: journal.abbreviation });
  const made = newArticleOf(withFront(accepted, front), doi, tx.now());
  const authors = withOrcids(made.authors, await confirmedOrcids(tx, accepted));
  const statements = await statementsForReaders(tx, manuscript);
  await insertArticle(tx.db, { ...made, authors, pdfFileId }, { ...text, statements });
  await addCitations(tx.db, manuscript.id, await readCitedDois(tx.db, manuscript.id, manuscript.version));
  await openIfSettled(tx, manuscript.id);
}

/** Publishes a locked manuscript: its article, its reviews, and the email to its author. */
export async function publishAccepted(tx: Context, held: FoundManuscript, publication: Publication): Promise<void> {
  const { step, front, overrideReason } = publication;
  const accepted = await decide(tx, step, held, { overrideReason });
  await addArticle(tx, accepted, publication);
  await publishReviews(tx, accepted);
  await askAuthors(tx, accepted);
  if (step === 'publish-unreviewed') await endReview(tx, accepted);
  const fee = step === 'publish' ? null : await noteAcceptanceFee(tx, accepted);
  const shown = withFront(accepted, front);
  await tellAuthor(tx, accepted, fee ? acceptedMail(tx.site, shown, fee) : publishedMail(tx.site, shown));
  await tx.announcePublicChange();
}
