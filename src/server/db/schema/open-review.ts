import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { openReviewKinds, publicationChoices, type OpenReviewContents } from '../../../contracts/open-review.ts';
import { users } from './accounts.ts';
import { ofManuscript } from './anonymity.ts';
import { id, instant } from './columns.ts';

/** Whether a writer agrees that what they wrote about a manuscript is published with the article (decision 55). */
export const publicationConsents = pgTable(
  'publication_consents',
  {
    manuscriptId: ofManuscript(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    choice: text({ enum: publicationChoices }).notNull(),
    chosenAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.manuscriptId, table.userId] }),
    index('publication_consents_of_person').on(table.userId),
  ],
);

/** Reports, answers and letters that were published with an article or left out; contents only while they are public. */
export const openReviews = pgTable(
  'open_reviews',
  {
    id: id(),
    /** What is left out before publication has no article yet. */
    articleId: uuid().notNull(),
    kind: text({ enum: openReviewKinds }).notNull(),
    /** The invitation or the decision that it comes from; never public. */
    sourceId: uuid().notNull(),
    state: text({ enum: ['left-out', 'published', 'taken-down'] }).notNull(),
    /** Its place on the page of reviews. */
    anchor: text().notNull(),
    round: integer().notNull(),
    reviewerNumber: integer(),
    signedBy: text(),
    contents: jsonb().$type<OpenReviewContents>(),
    writtenOn: text().notNull(),
    publishedOn: text(),
    doi: text(),
  },
  (table) => [uniqueIndex('open_reviews_source').on(table.articleId, table.kind, table.sourceId)],
);
