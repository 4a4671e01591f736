export { createFullIssue } from './create-full-issue.ts';
export { findUnnamedIssueFiles } from './leftover-store.ts';
export { insertFullIssue } from './issue-store.ts';
export { mayReadIssue } from './may-read-issue.ts';
export { readFullIssues } from './read-full-issues.ts';
export { readPurchasedIssues } from './read-purchased-issues.ts';
export { findIssueSale } from './find-issue-sale.ts';
