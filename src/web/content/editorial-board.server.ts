import { z } from 'zod';
import board from './editorial-board.json' with { type: 'json' };

const Member = z.object({
  name: z.string().min(1),
  designation: z.enum(['Chairman', 'Board Member']),
  university: z.string().min(1),
  about: z.string().min(1),
  contact_details: z.email(),
  profileImg: z.string(),
});
export type BoardMember = z.infer<typeof Member>;

/** The members of the editorial board, in the order of the list. */
export const editorialBoard: readonly BoardMember[] = z.array(Member).parse(board);
