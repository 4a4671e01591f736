import { message } from './message.ts';
import { rich } from './rich.ts';

// Page
export const title = message('Editorial Board');
export const lead = message(
  'Board members advise our editors and uphold the standards of the journals. They are unpaid, and each holds a doctorate.',
);

// Member
export const viewBiography = rich('View full biography<hidden> of {name}</hidden>');
export const contact = message('Contact');
