import { figureRules } from './figure-rules.ts';
import { listRules, sectionRules, paragraphRules } from './section-rules.ts';
import { tableRules } from './table-rules.ts';
import { treatmentRules } from './treatment-rules.ts';
import type { BlockRules } from './block-context.ts';

/** Every block with a rule; others yield their content. */
export const blockRules: BlockRules = new Map([
  ...paragraphRules,
  ...listRules,
  ...tableRules,
  ...figureRules,
  ...sectionRules,
  ...treatmentRules,
]);
