/** What can happen to an article, as it is noted: its page with the abstract or with the text, its PDF, its reference as a file. */
export const usageKinds = ['abstract', 'text', 'pdf', 'bibtex', 'ris', 'paywall', 'denial', 'search'] as const;
export type UsageKind = (typeof usageKinds)[number];

/** How an article was open when it was used: the words of the COUNTER Code of Practice, release 5.1. */
export const accessTypes = ['Controlled', 'Open'] as const;
export type AccessType = (typeof accessTypes)[number];

/** The reports of the code that this platform can fill: it holds journals and articles, and no databases, books or films. */
export const reportIds = ['PR', 'PR_P1', 'TR', 'TR_J1', 'TR_J2', 'TR_J3', 'TR_J4', 'IR', 'IR_A1'] as const;
export type ReportId = (typeof reportIds)[number];

/** The name of each report, exactly as in COUNTER. */
export const reportNames: Readonly<Record<ReportId, string>> = {
  PR: 'Platform Report',
  PR_P1: 'Platform Usage',
  TR: 'Title Report',
  TR_J1: 'Journal Requests (Controlled)',
  TR_J2: 'Journal Access Denied',
  TR_J3: 'Journal Usage by Access Type',
  TR_J4: 'Journal Requests by YOP (Controlled)',
  IR: 'Item Report',
  IR_A1: 'Journal Article Requests',
};
