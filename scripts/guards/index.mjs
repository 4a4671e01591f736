import { access } from './access.mjs';
import { anonymity } from './anonymity.mjs';
import { cache } from './cache.mjs';
import { discussions } from './discussions.mjs';
import { files } from './files.mjs';
import { input } from './input.mjs';
import { invitations } from './invitations.mjs';
import { lateReports } from './late-reports.mjs';
import { mail } from './mail.mjs';
import { money } from './money.mjs';
import { moves } from './moves.mjs';
import { openReview } from './open-review.mjs';
import { orcid } from './orcid.mjs';
import { production } from './production.mjs';
import { review } from './review.mjs';
import { statements } from './statements.mjs';

/** @typedef {import('./judge.mjs').Guard} Guard */

/** Every guard of the list. @type {Guard[]} */
export const guards = Object.entries({
  access,
  money,
  anonymity,
  discussions,
  files,
  review,
  invitations,
  moves,
  openReview,
  production,
  lateReports,
  orcid,
  statements,
  mail,
  cache,
  input,
}).flatMap(([area, entries]) => entries.map((entry) => ({ area, ...entry })));
