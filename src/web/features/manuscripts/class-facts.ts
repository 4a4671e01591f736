import type { Manuscript } from '../../../contracts/manuscript-values.ts';
import * as common from '../../../messages/common.ts';

/** The section and article type of a manuscript with their labels; only those that it has. */
export const classFacts = ({
  section,
  articleType,
}: Pick<Manuscript, 'section' | 'articleType'>): (readonly [string, string])[] => [
  ...(section ? [[common.section(), section.name] as const] : []),
  ...(articleType ? [[common.articleType(), articleType.name] as const] : []),
];
