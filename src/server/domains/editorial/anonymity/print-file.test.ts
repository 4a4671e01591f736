import { expect, test } from 'vitest';
import type { Actor, Context } from '../../../context.ts';
import type { DocumentInspector } from '../../../ports/inspection/document-inspector.ts';
import { readPrint } from './print-file.ts';

const source = { mediaType: 'application/pdf', storageKey: '00/none', size: 1, ownerId: 'author-1' };
const person: Actor = { kind: 'user', userId: 'editor-1', email: 'e@x.example', isAdmin: false, sessionId: 's1' };

test.each([
  ['a job works for whoever sent it', { kind: 'system', task: 'check' } as const, 'author-1', ['user:author-1']],
  ['a job works for the site where nobody sent it', { kind: 'system', task: 'check' } as const, null, []],
  ['a person works for themselves', person, 'author-1', []],
])('whose turn a document takes: %s', async (_, actor, ownerId, expected) => {
  const accounts: string[] = [];
  const inspection: Partial<DocumentInspector> = {
    print: async () => null,
    read: async () => [],
    onBehalfOf: ({ account }) => {
      accounts.push(account);
      return inspection as DocumentInspector;
    },
  };
  const conversion = { onBehalfOf: () => conversion };
  // Nothing else of its context is looked at for a PDF.
  const ctx = { actor, inspection, conversion } as unknown as Context;
  expect(await readPrint(ctx, { ...source, ownerId }, { purpose: 'review', people: [] })).toEqual([]);
  expect(accounts).toEqual(expected);
});
