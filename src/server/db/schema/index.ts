export * from './accounts.ts';
export * from './files.ts';
export * from './publications.ts';
export * from './search.ts';
export * from './manuscripts.ts';
export * from './payments.ts';
export * from './fees.ts';
export * from './roles.ts';
