import { z } from 'zod';
import { NewFullIssue } from '../../../../contracts/issues.ts';
import { fromMinorUnits, minorUnitsOf } from '../../../../contracts/money.ts';

/** The price as it is typed, 149.00, becomes a number. */
const TypedPrice = z
  .string()
  .transform((typed, context) => {
    const minor = minorUnitsOf(typed);
    if (minor !== null) return fromMinorUnits(minor);
    context.addIssue(typed.trim() === '' ? 'The price is required.' : 'Please enter the price as 149.00.');
    return z.NEVER;
  })
  .pipe(NewFullIssue.shape.issuePrice);

/** The form of a full issue: the contract's rules, with the price as a person types it. */
export const IssueForm = NewFullIssue.extend({ issuePrice: TypedPrice });
