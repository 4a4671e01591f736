import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { z } from 'zod';

/** An event as it came to a webhook. */
export interface ReceivedEvent {
  readonly rawBody: Buffer;
  readonly signature: string;
}

/** The product's webhook, as far as the provider sees it; `answer` gives a status, 0 for none at all. Ended with its test. */
export async function aWebhook(answer: (nth: number) => number = () => 200) {
  const events: ReceivedEvent[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((rawBody) => {
      events.push({ rawBody, signature: String(request.headers['stripe-signature']) });
      const status = answer(events.length);
      if (status > 0) response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = z.object({ port: z.int() }).parse(server.address());
  return { url: `http://127.0.0.1:${port}/api/stripe/webhook`, events };
}

const Event = z.object({ type: z.string() });
/** What an event tells of. */
export const happened = ({ rawBody }: ReceivedEvent): string => Event.parse(JSON.parse(rawBody.toString())).type;
