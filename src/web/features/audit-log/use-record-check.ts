import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Input, ReplyOf } from '../../../contracts/call.ts';
import { record } from '../../../contracts/audit-log.ts';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';

export type Noted = NonNullable<NonNullable<Input<typeof record.check>['body']>['noted']>;
export type CheckReply = ReplyOf<typeof record.check>;

/** The status of a check: its progress, its result, or why it failed. */
export type CheckState =
  | { readonly is: 'idle' }
  | { readonly is: 'running'; readonly checked: number; readonly total: number }
  | { readonly is: 'done'; readonly reply: CheckReply }
  | { readonly is: 'failed'; readonly error: ApiError };

/** Checks the audit log in parts, to show progress. */
export function useAuditLogCheck() {
  const [state, setState] = useState<CheckState>({ is: 'idle' });
  const client = useQueryClient();
  const isBusy = useRef(false);

  const run = async (noted: Noted | null) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ is: 'running', checked: 0, total: 0 });
    try {
      for (let after = 0; ;) {
        const reply = await callApi(record.check, { body: { after, noted } });
        after = reply.checked;
        if (reply.fault !== null || after >= reply.end.position) {
          setState({ is: 'done', reply });
          break;
        }
        setState({ is: 'running', checked: after, total: reply.end.position });
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ is: 'failed', error });
    } finally {
      isBusy.current = false;
      for (const read of [record.state, record.entries]) void client.invalidateQueries({ queryKey: [read.path] });
    }
  };
  return { state, run };
}
