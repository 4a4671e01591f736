import type { Context } from '../../../context.ts';
import type { DocumentBytes } from '../../../ports/inspection/document-inspector.ts';
import { kindOfMediaType } from './document-types.ts';
import { refused } from './refusal-words.ts';

/** A document whose bytes lie in a file or the store; `mediaType` is what `judgeDocument` answered. */
export interface StoredDocument extends DocumentBytes {
  readonly name: string;
  readonly mediaType: string;
}

/**
 * The second look at a document, at all of its bytes (decision 23); throws `unsupported-file` with what is wrong and what to do.
 * Whoever stored the bytes removes them then.
 */
export async function inspectDocument(ctx: Context, { name, mediaType, ...bytes }: StoredDocument): Promise<void> {
  const kind = kindOfMediaType(mediaType);
  const fault = await ctx.inspection.inspect(kind, bytes);
  if (fault !== null) throw refused(name, kind, fault);
}
