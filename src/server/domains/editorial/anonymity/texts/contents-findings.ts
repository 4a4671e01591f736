import type { TextFinding } from '../../../../../contracts/review-values.ts';
import type { Database } from '../../../../db/database.ts';
import { findSearched, findSubmitter } from '../check-store.ts';
import { peopleOf } from '../people-named.ts';
import { findInText } from '../search/find-in-text.ts';

/** A finding in title, abstract or keywords; `file` says in which, as it does of files. */
interface ContentsFinding extends TextFinding {
  readonly file: string;
}

/** Searches title, abstract and keywords of a version for its authors. */
export async function findingsOfContents(
  db: Database,
  manuscriptId: string,
  version: number,
): Promise<ContentsFinding[]> {
  const searched = await findSearched(db, manuscriptId, version);
  if (!searched) return [];
  const authors = peopleOf(searched.authors, await findSubmitter(db, searched.submittingUserId));
  const texts = { Title: searched.title, Abstract: searched.abstract, Keywords: searched.keywords.join(', ') };
  const found = Object.entries(texts).map(async ([file, text]) =>
    (await findInText(text, authors)).map((finding) => ({ ...finding, file })),
  );
  return (await Promise.all(found)).flat();
}
