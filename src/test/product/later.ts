import { clearLeftovers } from '../../server/workflows/cleanup/clear-leftovers.ts';
import type { Product } from './start-product.ts';

export const hour = 3_600_000;
export const day = 24 * hour;

/** Clears leftovers as they are to be cleared after so long, without moving anybody else's clock. */
export const clearAfter = (product: Product, milliseconds: number): Promise<void> =>
  clearLeftovers({ ...product.system, now: () => new Date(product.system.now().getTime() + milliseconds) });
