/** Who publishes here, in one line. */
export const publisherLine =
  'The publishing brand of a company based in Dubai: peer-reviewed journals, open and by subscription, for authors who keep their copyright.';

/** The sentence under the name on the home page. */
export const houseSentence = 'Peer-reviewed research from Dubai, open to read or by subscription.';

export const about = {
  paragraphs: (siteName: string) => [
    `${siteName} is the publishing brand of a company based in Dubai. We publish peer-reviewed journals, with hybrid open and subscription access, in arts and humanities, engineering, medical science, social sciences, biological sciences, physical sciences and agricultural sciences.`,
    'Our aim is to speed up the sharing of high quality research. Peer review and an editorial board stand behind every paper.',
  ],
  facts: [
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
  ],
} as const;
