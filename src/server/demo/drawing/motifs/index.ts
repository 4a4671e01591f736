import { cells } from './cells.ts';
import { columns } from './columns.ts';
import { contours } from './contours.ts';
import { dunes } from './dunes.ts';
import { lattice } from './lattice.ts';
import { tessellation } from './tessellation.ts';
import { waves } from './waves.ts';
import type { Motif } from './shape.ts';

/** Each publication's own drawing, by the name under which its content asks for it. */
export const motifs = { cells, columns, contours, dunes, lattice, tessellation, waves } satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;
