/** The contributor roles of CRediT (ANSI/NISO Z39.104), by the last part of their addresses, in its order. */
export const creditRoles = [
  'conceptualization',
  'data-curation',
  'formal-analysis',
  'funding-acquisition',
  'investigation',
  'methodology',
  'project-administration',
  'resources',
  'software',
  'supervision',
  'validation',
  'visualization',
  'writing-original-draft',
  'writing-review-editing',
] as const;
export type CreditRole = (typeof creditRoles)[number];
