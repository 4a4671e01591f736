import { message } from './message.ts';

// At the start of the demo
export const loading = message(
  'Loading the demo: {journals, plural, one {# journal} other {# journals}}, {articles, plural, one {# article} other {# articles}}',
);

// At the start of a real site
export const demoDatabase = message(
  'This database was made for the demo: anyone can log in as {accounts} with the password in the README. For a real site, set DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
);
