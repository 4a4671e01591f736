import type { AnonymousReport } from '../../../contracts/review-values.ts';

/** Where a report stands on its author's page. */
export const reportAnchor = ({ id }: Pick<AnonymousReport, 'id'>): string => `report-${id}`;
