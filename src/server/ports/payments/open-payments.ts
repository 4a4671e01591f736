import { noPayments } from './no-payments.ts';
export const openPayments = async (_options: unknown) => noPayments;
