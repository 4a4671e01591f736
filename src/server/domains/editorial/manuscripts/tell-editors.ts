import type { Context } from '../../../context.ts';
import type { FoundManuscript } from './manuscript-store.ts';

/** Writes to the editors of a manuscript in the transaction that brings it to them; peer review knows who they are. */
export type TellEditors = (tx: Context, found: FoundManuscript) => Promise<void>;
