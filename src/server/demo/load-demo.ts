import type { Context } from '../context.ts';
import { openVerifiedAccount } from '../features/accounts/index.ts';
import { findOrCreateJournal } from '../features/journals/index.ts';

export const demoPassword = 'Demo-Password-1!';
export const people = ['admin', 'editor', 'reviewer', 'reviewer2', 'author', 'reader'].map((name) => ({
  email: `${name}@demo.example`, title: 'Dr', surname: name, otherName: 'Demo', affiliation: 'Demo University', country: 'AE', isAdmin: name === 'admin', role: name,
}));

export async function loadDemo(ctx: Context, report: (step: string) => void): Promise<void> {
  report('Loading the demo');
  for (const person of people) await openVerifiedAccount(ctx, person, demoPassword);
  for (const abbreviation of ['EIJER', 'JCP']) {
    await findOrCreateJournal(ctx, { abbreviation, title: `Journal ${abbreviation}`, language: 'English', startYear: 2025, startMonth: 4, subject: 'Engineering', descriptionHtml: '<p>A <b>journal</b>.</p>' });
  }
}
