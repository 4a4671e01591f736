import { editorial } from '../../../../contracts/editorial.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { useCall } from '../../../api/use-call.ts';
import type { DeskCounts } from './desk-counts.ts';
import { hasDesk } from './use-edited-journals.ts';

const everyMinute = 60_000;

/** What needs a person on the editors’ desk, kept current while the page is in sight; undefined for whoever has none. */
export const useDeskCounts = (user: CurrentUser): DeskCounts | undefined =>
  useCall(editorial.desk, {}, { enabled: hasDesk(user), every: everyMinute }).data?.counts;
