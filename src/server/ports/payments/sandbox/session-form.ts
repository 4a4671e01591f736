import { z } from 'zod';
import { Email } from '../../../../contracts/values.ts';
import { ApiRefusal } from './api-refusal.ts';

const webAddress = z.url({ protocol: /^https?$/, error: 'Not a valid URL' });

const LineItem = z.strictObject({
  quantity: z.coerce.number().int().min(1).default(1),
  price: z.string().optional(),
  price_data: z
    .strictObject({
      currency: z.string().regex(/^[a-z]{3}$/),
      unit_amount: z.coerce.number().int().min(0),
      product_data: z.strictObject({ name: z.string().min(1), description: z.string().min(1).optional() }),
    })
    .optional(),
});
export type LineItem = z.infer<typeof LineItem>;

// Rejects any other field of a new session, so that the adapter cannot drift from what was tested.
const AnySession = z.strictObject({
  mode: z.literal('payment'),
  line_items: z.array(LineItem).min(1),
  client_reference_id: z.string().max(200).optional(),
  metadata: z.record(z.string().max(40), z.string().max(500)).default({}),
  customer_email: Email.optional(),
});

const HostedSession = AnySession.extend({
  ui_mode: z.literal('hosted_page'),
  success_url: webAddress,
  cancel_url: webAddress.optional(),
});

const EmbeddedSession = AnySession.extend({ ui_mode: z.literal('embedded_page'), return_url: webAddress });

const SessionForm = z.discriminatedUnion('ui_mode', [HostedSession, EmbeddedSession]);
/** The form of a new session: hosted or embedded. */
export type SessionForm = z.infer<typeof SessionForm>;

const formName = ([first, ...rest]: readonly PropertyKey[]) =>
  `${String(first ?? '')}${rest.map((part) => `[${String(part)}]`).join('')}`;

/** Reads the form of a new session, or refuses its first fault by name. */
export function parseSessionForm(body: unknown): SessionForm {
  const parsed = SessionForm.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue?.code === 'unrecognized_keys') {
    const param = formName([...issue.path, ...issue.keys.slice(0, 1)]);
    throw new ApiRefusal(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = formName(issue?.path ?? []);
  throw new ApiRefusal(400, `Invalid ${param}: ${issue?.message ?? 'not understood'}`, { param });
}
