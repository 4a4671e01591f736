import { articles } from './content/articles.ts';
import { issues } from './content/issues.ts';
import { journals } from './content/journals.ts';
import { manuscripts } from './content/manuscripts.ts';
import { people } from './content/people.ts';
import { reviewed } from './content/reviewed.ts';

/** Everything that the demo shows; the loader stores it. */
export const demoContent = { journals, articles, issues, manuscripts, people, reviewed };
