import { DrawingThread } from './drawing-thread.ts';

const mostKept = 16;

/**
 * Has documents drawn beside the server's own work, by a thread that runs a script. The last ones are kept by what they
 * were drawn from: a reader of documents asks for one in several parts.
 */
export class DrawingDesk<Printed> {
  readonly #script: string;
  readonly #kept = new Map<string, Promise<Buffer>>();
  #thread: DrawingThread<Printed> | null = null;

  /** The script answers by `answerDrawings`. */
  constructor(script: string) {
    this.#script = script;
  }

  async draw(printed: Printed): Promise<Buffer> {
    const key = JSON.stringify(printed);
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const drawing = this.#drawAnew(printed);
    this.#kept.set(key, drawing);
    drawing.catch(() => this.#kept.delete(key));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest);
    return drawing;
  }

  #drawAnew(printed: Printed): Promise<Buffer> {
    if (this.#thread === null) {
      const begun: DrawingThread<Printed> = new DrawingThread(this.#script, () => {
        if (this.#thread === begun) this.#thread = null;
      });
      this.#thread = begun;
    }
    return this.#thread.draw(printed);
  }
}
