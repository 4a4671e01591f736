import { articles } from './content/articles.ts';
import { issues } from './content/issues.ts';
import { journals } from './content/journals.ts';
import { manuscripts } from './content/manuscripts.ts';
import { people } from './content/people.ts';

export type { DemoIssue, DemoJournal } from './content/journal.ts';
export type { Author, Block, DemoArticle, DemoManuscript, Paper, Section } from './content/paper.ts';
export type { DemoPerson } from './content/people.ts';
export type { RichText } from './content/rich-text.ts';

/** Everything that the demo shows; the loader stores it. */
export const demoContent = { journals, articles, issues, manuscripts, people };
