import { personFields, type FieldFacts } from './letter-template.ts';

/** What letters about a manuscript can name. */
export const manuscriptFields = {
  manuscript: { about: 'Title of the manuscript', example: 'Reading the dunes' },
  number: { about: 'Number of the manuscript', example: 'A0002F81C4' },
  journal: { about: 'Title of the journal', example: 'Journal of Desert Studies' },
} as const satisfies Record<string, FieldFacts>;

/** What letters to the submitting author can name. */
export const authorFields = { ...personFields, ...manuscriptFields } as const;

export const namedManuscript = '“{{manuscript}}” ({{number}})';
