import { accounts } from './accounts.ts';
import { administration } from './administration.ts';
import { articles } from './articles.ts';
import { contact } from './contact.ts';
import { discovery } from './discovery.ts';
import { files } from './files.ts';
import { issues } from './issues.ts';
import { journals } from './journals.ts';
import { mailings } from './mailings.ts';
import { manuscripts } from './manuscripts.ts';
import { payments } from './payments.ts';
import { sandbox } from './sandbox.ts';
import { search } from './search.ts';
import { site } from './site.ts';

/** The API at a glance: every call, by capability. */
export const api = {
  accounts,
  administration,
  journals,
  articles,
  search,
  discovery,
  manuscripts,
  issues,
  files,
  payments,
  sandbox,
  mailings,
  contact,
  site,
} as const;
