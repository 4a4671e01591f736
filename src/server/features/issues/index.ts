export { insertFullIssue } from './issue-store.ts';
export { readFullIssues } from './read-full-issues.ts';
