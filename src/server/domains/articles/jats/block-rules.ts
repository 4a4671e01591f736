import { figureRules } from './figure-rules.ts';
import { listRules } from './list-rules.ts';
import { paragraphRules } from './paragraph-rules.ts';
import { sectionRules } from './section-rules.ts';
import { tableRules } from './table-rules.ts';
import { treatmentRules } from './treatment-rules.ts';
import type { BlockRules } from './block-context.ts';

/** Every block that has a rule; what is not here gives its content. */
export const blockRules: BlockRules = new Map([
  ...paragraphRules,
  ...listRules,
  ...tableRules,
  ...figureRules,
  ...sectionRules,
  ...treatmentRules,
]);
