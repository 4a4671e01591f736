import type { JobPayloads } from '../../jobs/jobs.ts';
import type { Context } from '../../context.ts';

/**
 * Asks for a letter to an address. Whether an account is there is looked up later, by the job: neither the answer nor its time
 * tells (decision 3).
 */
export async function askForLetter(ctx: Context, wanted: JobPayloads['write-account-letter']): Promise<void> {
  await ctx.jobs.enqueue(ctx.db, 'write-account-letter', wanted);
}

/** Sends the link to a new password, if there is an account. */
export async function forgotPassword(ctx: Context, email: string): Promise<{ message: string }> {
  await askForLetter(ctx, { letter: 'reset-password', email });
  return { message: 'An Email is sent to your email address to reset your password' };
}

/** Sends the verification email again, if a registration waits. */
export async function resendVerification(ctx: Context, email: string): Promise<{ message: string }> {
  await askForLetter(ctx, { letter: 'verify-email', email });
  return { message: `If a registration for ${email} waits to be confirmed, we have sent its link again.` };
}
