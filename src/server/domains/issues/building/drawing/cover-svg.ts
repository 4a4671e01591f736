import { printSvg } from '../../../../ports/typesetter/sandboxed/print.ts';
import { issueJob } from './front-job.ts';
import type { PrintedIssue } from './printed-issue.ts';

/** The drawn cover as a picture for the site. Its emails are shapes, so that it looks the same everywhere. */
export const coverSvg = (issue: PrintedIssue): string => printSvg(issueJob('issue-cover', issue, null, {}));
