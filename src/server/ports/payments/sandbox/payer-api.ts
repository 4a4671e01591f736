import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ErrorCode } from '../../../../contracts/errors.ts';
import { AppError } from '../../../errors.ts';
import type { PayerDesk } from './payer-desk.ts';

/** The card form's path in the sandbox API, which the real provider does not have. */
export const cardForm = (sessionId: string) => `/colophon/card-form/${sessionId}`;

const Path = z.object({ id: z.string() });
const Card = z.object({ cardNumber: z.string() });

/** A refusal of the card form, as it goes from one of our processes to another. */
export interface PayerRefusal {
  readonly code: ErrorCode;
  readonly detail: string;
  readonly fields: Record<string, string> | null;
}

const refusalOf = ({ code, message, fields }: AppError): PayerRefusal => ({
  code,
  detail: message,
  fields: fields ?? null,
});

/** Lets the other processes on this computer use the card form; its errors are in our own words. */
export function servePayer(app: FastifyInstance, payer: PayerDesk): void {
  const idOf = (params: unknown) => Path.parse(params).id;
  const told = async (answer: Promise<object>) =>
    answer.then(
      (given) => ({ given }),
      (error: unknown) => {
        if (error instanceof AppError) return { refused: refusalOf(error) };
        throw error;
      },
    );
  app.get(cardForm(':id'), ({ params }) => told(payer.session(idOf(params))));
  app.post(`${cardForm(':id')}/pay`, ({ params, body }) => told(payer.pay(idOf(params), Card.parse(body).cardNumber)));
  app.post(`${cardForm(':id')}/confirm`, ({ params }) => told(payer.confirm(idOf(params))));
}
