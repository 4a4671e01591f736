/** Who publishes here, in one line. */
export const publisherLine =
  'The publishing brand of a company based in Dubai: peer-reviewed journals, open and by subscription, for authors who keep their copyright.';

/** What stands beside the words about the house. */
export const houseFacts = [
  {
    title: 'Two independent reports',
    text: 'Review is double-anonymized. No first decision is made on fewer than two reports.',
  },
  { title: 'Nothing to pay to submit', text: 'A handling fee falls due only after a paper is accepted.' },
  { title: 'Your copyright stays yours', text: 'Open articles carry the Creative Commons Attribution 4.0 licence.' },
  {
    title: 'Findable and lasting',
    text: 'Articles have DOIs, are checked for plagiarism and are kept in digital archives.',
  },
] as const;
