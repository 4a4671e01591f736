import type {
  NoteKind,
  ProductionStage,
  ProductionTask,
  ProductionTaskKind,
  ProofNote,
} from '../../../contracts/production-proof.ts';
import type { Production } from '../../../contracts/production-reads.ts';
import { daysAfter } from '../../../contracts/days.ts';
import { siteDay } from '../../../contracts/site-zone.ts';
import * as t from '../../../messages/production.ts';
import type { PlainMessage } from '../../../messages/message.ts';
import { formatDay } from '../../ui/format-day.ts';

export const stageNames: Readonly<Record<ProductionStage, PlainMessage>> = {
  preparing: t.stagePreparing,
  editing: t.stageEditing,
  proof: t.stageProof,
  approved: t.stageApproved,
  published: t.stagePublished,
};

export const taskNames: Readonly<Record<ProductionTaskKind, PlainMessage>> = {
  'copy-edit': t.taskCopyEdit,
  proof: t.taskProof,
  publish: t.taskPublish,
};

export const noteNames: Readonly<Record<NoteKind, PlainMessage>> = {
  comment: t.comment,
  change: t.change,
  query: t.query,
};

export const noteStateNames: Readonly<Record<ProofNote['state'], PlainMessage>> = {
  open: t.stateOpen,
  answered: t.stateAnswered,
  accepted: t.stateAccepted,
  declined: t.stateDeclined,
  settled: t.stateSettled,
};

/** Whether a note waits for an editor. */
export const isOpenNote = ({ state }: ProofNote): boolean => state === 'open' || state === 'answered';

/** By when a task is due, or since when it is late; '' without a date. */
export function dueWords({ dueOn }: Pick<ProductionTask, 'dueOn'>, today: string): string {
  if (dueOn === null) return '';
  return (dueOn < today ? t.overdue : t.dueBy)({ day: formatDay(dueOn) });
}

/** A day so many days from today, as a date field has it. */
export const dayAhead = (days: number): string => siteDay(daysAfter(new Date(), days));

/** Who was asked for a copy-edit that is not done yet. */
export function openCopyEditor({ tasks }: Pick<Production, 'tasks'>) {
  const task = tasks.find(({ kind }) => kind === 'copy-edit');
  return task?.doneAt === null ? task.person : null;
}
