import { isAddressAtFault } from './status-code.ts';
import { DeliveryFault } from './delivery-fault.ts';

/** What the mailer adds to its errors. */
interface MailerError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

const unreachable: Readonly<Record<string, string>> = {
  ETIMEDOUT: 'The mail server did not answer in time.',
  EDNS: 'The mail server’s name could not be found.',
  ETLS: 'No safe connection to the mail server could be made.',
  EAUTH: 'The mail server refused our name and password.',
  ENOAUTH: 'The mail server asks for a name and a password.',
};

/** The receiver is named before the text goes, the text after it; only what is said then is about this one message. */
const isAboutMessage = (command: string | undefined): boolean => command === 'RCPT TO' || command === 'DATA';

const answeredTo = (command: string | undefined): string =>
  command === 'RCPT TO' ? 'the address' : command === 'DATA' ? 'the message' : 'the connection';

/** What a try is that took too long. */
export const lateFault = (cause: unknown): DeliveryFault =>
  new DeliveryFault('The mail server did not answer in time.', { cause, isOfServer: true });

const oneLine = (text: string): string =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 300);

/** What went wrong between us and the mail server. A refusal for good is one only where it is about this message. */
export function smtpFault(error: unknown): DeliveryFault {
  if (!(error instanceof Error)) return new DeliveryFault(String(error));
  const { code, command, response, responseCode }: MailerError = error;
  const isUnknownHere = code === 'EAUTH' && (responseCode ?? 500) >= 500;
  if (responseCode === undefined || response === undefined || isUnknownHere) {
    const words = unreachable[code ?? ''] ?? `The mail server could not be reached: ${oneLine(error.message)}`;
    // A message that cannot be written at all will be no better tomorrow.
    const isPermanent = code === 'EENVELOPE' && responseCode === undefined;
    return new DeliveryFault(response === undefined ? words : `${words} It said: ${oneLine(response)}`, {
      cause: error,
      isPermanent,
      isOfServer: !isPermanent,
    });
  }
  const isPermanent = responseCode >= 500 && isAboutMessage(command);
  const verb = responseCode >= 500 ? 'refused' : 'put off';
  return new DeliveryFault(`The mail server ${verb} ${answeredTo(command)}: ${oneLine(response)}`, {
    isPermanent,
    isOfAddress: isPermanent && command === 'RCPT TO' && isAddressAtFault(response),
    isOfServer: !isAboutMessage(command),
    cause: error,
  });
}
