import { afterADecision } from './reviewed/after-a-decision.ts';
import type { DemoCourse } from './reviewed/course.ts';
import { underReview } from './reviewed/under-review.ts';

/** Manuscripts in peer review, one at each of its stages, the oldest first. */
export const reviewed: DemoCourse[] = [...afterADecision, ...underReview];
