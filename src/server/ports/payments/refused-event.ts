import { AppError } from '../../errors.ts';

const words = {
  unsigned: 'The event is not signed by the provider.',
  altered: 'The event is not signed by the provider.',
  old: 'The event was signed more than five minutes ago.',
  'wrong-mode': 'The event is of the provider’s other mode: test and live are kept apart.',
  unreadable: 'The event is signed, but is none that is understood here.',
} as const;

/** Why an event is not believed. */
export type EventFault = keyof typeof words;

/** An event that is not believed: nothing of it is looked at any further. */
export class RefusedEvent extends AppError {
  readonly fault: EventFault;

  constructor(fault: EventFault) {
    super('malformed', words[fault]);
    this.name = 'RefusedEvent';
    this.fault = fault;
  }
}
