import { connect, createServer, type Server, type Socket } from 'node:net';

/** What is done when a message is handed over; `data` is the command, `end` what is answered to the text. */
export type Step = 'greeting' | 'ehlo' | 'starttls' | 'auth' | 'mail' | 'rcpt' | 'data' | 'end';
/** What goes wrong at a step: another answer, one that never comes to its end, none at all, or the end of the connection. */
export type Fault = { readonly code: number; readonly words?: string } | 'endless' | 'silent' | 'drop';
/** Carries out what is to go wrong at a step; false where all is to go well. */
type GoesWrong = (step: Step, client: Socket) => boolean;

const steps: Readonly<Record<string, Step>> = {
  EHLO: 'ehlo',
  HELO: 'ehlo',
  STARTTLS: 'starttls',
  AUTH: 'auth',
  MAIL: 'mail',
  RCPT: 'rcpt',
  DATA: 'data',
};
const stepOf = (line: string): Step | null => steps[/^\w+/.exec(line)?.[0].toUpperCase() ?? ''] ?? null;

/** An answer is whole with the line whose code is followed by a blank (RFC 5321, 4.2.1). */
const isWhole = (answer: string) => /^\d{3}(?: .*)?\r\n$/m.test(answer);

function carryOut(fault: Fault, client: Socket): void {
  if (fault === 'drop') client.destroy();
  if (fault === 'endless') {
    const timer = setInterval(() => client.write('2'), 100);
    client.on('close', () => clearInterval(timer));
  }
  if (typeof fault === 'string') return;
  client.write(`${fault.code} ${fault.words ?? 'refused'}\r\n`);
  // With 421 a server closes (RFC 5321, 3.8).
  if (fault.code === 421) client.end();
}

/** Hands on what a client and a good server say to each other, line by line, however many come at once. */
function relay(client: Socket, good: Socket, goesWrong: GoesWrong): void {
  let isFor: 'answer' | 'line' | 'text' | 'secret' = 'answer';
  let step: Step | null = 'greeting';
  let said = '';
  let answer = '';
  const handOn = () => {
    for (let end = said.indexOf('\r\n'); isFor === 'line' && end >= 0; end = said.indexOf('\r\n')) {
      const line = said.slice(0, end + 2);
      said = said.slice(end + 2);
      step = stepOf(line);
      if (step !== null && goesWrong(step, client)) continue;
      isFor = 'answer';
      good.write(line, 'latin1');
    }
  };
  client.on('data', (data) => {
    if (isFor === 'text' || isFor === 'secret') return void good.write(data);
    said += data.toString('latin1');
    handOn();
  });
  good.on('data', (data) => {
    if (isFor === 'secret') return void client.write(data);
    answer += data.toString('latin1');
    if (!isWhole(answer)) return;
    const whole = answer;
    const about = isFor === 'text' ? 'end' : step;
    answer = '';
    isFor = whole.startsWith('354') ? 'text' : step === 'starttls' && whole.startsWith('220') ? 'secret' : 'line';
    // What is answered to the others was looked at before they were handed on.
    const isLooked = about === 'greeting' || about === 'end';
    if (!isLooked || !goesWrong(about, client)) client.write(whole, 'latin1');
    handOn();
  });
}

/** What stands before a good mail server and makes it behave as it is told. */
export function smtpFront(goodPort: () => number) {
  const faults = new Map<Step, Fault>();
  const listeners = new Map<Step, (() => void)[]>();
  const goesWrong: GoesWrong = (step, client) => {
    const fault = faults.get(step);
    for (const hear of listeners.get(step)?.splice(0) ?? []) hear();
    if (fault !== undefined) carryOut(fault, client);
    return fault !== undefined;
  };
  const clients = new Set<Socket>();
  const server: Server = createServer((client) => {
    clients.add(client);
    client.on('close', () => clients.delete(client));
    const good = connect(goodPort(), '127.0.0.1');
    // Processes that die in the middle of a test cut their lines.
    for (const [one, other] of [
      [client, good],
      [good, client],
    ] as const) {
      one.on('error', () => undefined);
      one.on('close', () => other.destroySoon());
    }
    relay(client, good, goesWrong);
  });
  return {
    server,
    /** Makes it behave so at a step, until it is told otherwise. */
    at: (step: Step, fault: Fault) => void faults.set(step, fault),
    /** Makes it a good server again. */
    mend: () => faults.clear(),
    /** Ends the connections that wait for a next message, as servers do after a while. */
    hangUp: () =>
      Promise.all([...clients].map((client) => new Promise<void>((resolve) => client.on('close', resolve).end()))),
    /** Waits until it comes to that step. */
    heard: (step: Step) =>
      new Promise<void>((resolve) => void listeners.set(step, [...(listeners.get(step) ?? []), resolve])),
  };
}
