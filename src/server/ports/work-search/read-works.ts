import { z } from 'zod';
import { WorkSearchFault, type FoundWork } from './work-search.ts';

/** Signs that people can see: others have no place in an identifier that becomes a link. */
const Doi = z
  .string()
  .max(300)
  .regex(/^10\.\d{4,9}\/[!-~]+$/);
const shortText = z.string().max(5000);
const people = z.array(z.object({ family: shortText.optional() })).optional();

/** An item of Crossref’s answer, as far as it is used (https://api.crossref.org/swagger-ui/index.html). */
const Item = z.object({
  DOI: Doi,
  score: z.number(),
  title: z.array(shortText).optional(),
  author: people,
  editor: people,
  issued: z.object({ 'date-parts': z.array(z.array(z.number().nullable())).optional() }).optional(),
  volume: shortText.optional(),
  page: shortText.optional(),
});

const Answer = z.object({ message: z.object({ items: z.array(z.unknown()) }) });

function workOf({ DOI, score, title, author, editor, issued, volume, page }: z.infer<typeof Item>): FoundWork {
  return {
    doi: DOI.toLowerCase(),
    score,
    title: title?.[0] ?? '',
    firstAuthor: author?.[0]?.family ?? editor?.[0]?.family ?? '',
    year: String(issued?.['date-parts']?.[0]?.[0] ?? ''),
    volume: volume ?? '',
    firstPage: /^\w+/.exec(page ?? '')?.[0] ?? '',
  };
}

/** Reads the works in an answer; items that cannot be used are left out. */
export function readWorks(text: string): FoundWork[] {
  let answer: z.infer<typeof Answer>;
  try {
    answer = Answer.parse(JSON.parse(text));
  } catch (cause) {
    throw new WorkSearchFault('Crossref answered with something other than a list of works', { cause });
  }
  return answer.message.items.flatMap((item) => {
    const read = Item.safeParse(item);
    return read.success ? [workOf(read.data)] : [];
  });
}
