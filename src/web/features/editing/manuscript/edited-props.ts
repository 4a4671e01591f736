import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';

/** What every part of an editor's manuscript gets. */
export interface EditedProps {
  readonly manuscript: EditorsManuscript;
  readonly user: CurrentUser;
}
