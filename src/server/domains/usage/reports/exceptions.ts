/** The exceptions of the code (appendix D), with the status that an answer without a report has. */
const exceptions = {
  1000: ['Service Not Available', 'unavailable'],
  1010: ['Service Busy', 'unavailable'],
  1030: ['Insufficient Information to Process Request', 'malformed'],
  2000: ['Requestor Not Authorized to Access Service', 'not-signed-in'],
  2010: ['Requestor is Not Authorized to Access Usage for Institution', 'forbidden'],
  2020: ['APIKey Invalid', 'not-signed-in'],
  3020: ['Invalid Date Arguments', 'malformed'],
  3030: ['No Usage Available for Requested Dates', null],
  3031: ['Usage Not Ready for Requested Dates', null],
  3032: ['Usage No Longer Available for Requested Dates', null],
  3050: ['Parameter Not Recognized in this Context', null],
  3060: ['Invalid ReportFilter Value', null],
  3061: ['Incongruous ReportFilter Value', null],
  3062: ['Invalid ReportAttribute Value', null],
  3063: ['Components Not Supported', null],
} as const;

type ExceptionCode = keyof typeof exceptions;
/** Exceptions that end a call. */
export type EndingCode = { [C in ExceptionCode]: (typeof exceptions)[C][1] extends null ? never : C }[ExceptionCode];

/** An exception as it stands in an answer, to the letter of the code. */
export interface CounterNote {
  readonly Code: ExceptionCode;
  readonly Message: string;
  readonly Data?: string;
}

export const noteOf = (code: ExceptionCode, data?: string): CounterNote => ({
  Code: code,
  Message: exceptions[code][0],
  ...(data === undefined ? {} : { Data: data }),
});

/** What kind of refusal an exception is that ends a call. */
export const refusalKind = (code: EndingCode) => exceptions[code][1];
