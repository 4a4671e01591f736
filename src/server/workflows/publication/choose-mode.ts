import type { PublicationMode } from '../../../contracts/constants.ts';
import type { HandlingFee } from '../../../contracts/fees.ts';
import type { Context } from '../../context.ts';
import { refreshTurn } from '../../domains/editorial/index.ts';
import { chooseMode } from '../../domains/fees/index.ts';

/**
 * The author's choice of how an article is published, which passes an accepted manuscript to the administrators: at
 * once or not at all.
 */
export function chooseModeOfPublication(
  ctx: Context,
  manuscriptId: string,
  mode: PublicationMode,
): Promise<{ message: string; fee: HandlingFee }> {
  return chooseMode(ctx, manuscriptId, mode, (tx) => refreshTurn(tx, manuscriptId));
}
