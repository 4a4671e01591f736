/** Submit Issue. */
export function SubmitIssuePanel() {
  return <p>Submit Issue</p>;
}
