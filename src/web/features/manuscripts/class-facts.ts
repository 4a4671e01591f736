import type { Manuscript } from '../../../contracts/manuscript-values.ts';
import * as common from '../../../messages/common.ts';

type Classified = Pick<Manuscript, 'section' | 'articleType'>;

/** The names of the section and the article type; '' where a manuscript has neither. */
export const classNames = ({ section, articleType }: Classified): string =>
  [section, articleType].flatMap((one) => one?.name ?? []).join(' · ');

/** The section and article type of a manuscript with their labels; only those that it has. */
export const classFacts = ({ section, articleType }: Classified): (readonly [string, string])[] => [
  ...(section ? [[common.section(), section.name] as const] : []),
  ...(articleType ? [[common.articleType(), articleType.name] as const] : []),
];
