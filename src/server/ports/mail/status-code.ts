/** What a status of RFC 3463 is about: `5.1.1` → class 5, subject 1. */
const statusPattern = /\b([245])\.(\d{1,3})\.(\d{1,3})\b/;

/** The first status of such a kind in an answer, or null. */
export function statusIn(text: string): { readonly digit: number; readonly subject: number } | null {
  const [, digit, subject] = statusPattern.exec(text) ?? [];
  return digit === undefined ? null : { digit: Number(digit), subject: Number(subject) };
}

/** Of the system (3), the contents (6) and the policy (7): another message may well arrive. */
const notOfAddress = new Set([3, 6, 7]);

/** Whether a refusal for good says that the address takes no mail; an answer without a status says so of the receiver. */
export function isAddressAtFault(answer: string): boolean {
  const status = statusIn(answer);
  return status === null ? /^55[013]\b/.test(answer) : status.digit === 5 && !notOfAddress.has(status.subject);
}
