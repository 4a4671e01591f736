import type { ProductionText, TextProblem } from '../../../../contracts/production-values.ts';
import { ApiError } from '../../../api/api-error.ts';
import { chosenText, conflictsOf, mergeTexts, type Conflict, type MergedText } from './merge-texts.ts';

/** The text as the server has it. */
export interface Saved {
  readonly revision: number;
  readonly text: ProductionText;
}

/** A text that the server has, and who saved it. */
type Newer = Saved & { readonly problems: readonly TextProblem[]; readonly savedBy?: string | null };

type Status = 'saved' | 'unsaved' | 'saving' | 'waiting' | 'signed-out';

/** What the screen shows of the text. */
export interface KeptText {
  readonly text: ProductionText;
  readonly revision: number;
  readonly problems: readonly TextProblem[];
  readonly status: Status;
  /** Why the server does not take it. */
  readonly refusal: string | null;
  /** Passages that another person changed, too. */
  readonly conflicts: readonly Conflict[];
  /** Counts texts that came from elsewhere, which replace what the editor shows. */
  readonly replaced: number;
  /** Who saved passages that were joined with those typed here. */
  readonly mergedWith: string | null;
}

/** What the keeper needs of the outside. */
export interface Outside {
  readonly save: (revision: number, text: ProductionText) => Promise<Newer>;
  readonly read: () => Promise<Newer>;
  /** Stores what is not saved in the browser; null removes it. */
  readonly store: (unsaved: { readonly base: Saved; readonly text: ProductionText } | null) => void;
  readonly later: (act: () => void, milliseconds: number) => void;
}

const afterTyping = 1500;
const untilNextTry = 5000;

/** Saves a text while it is typed, and joins it with what others save meanwhile. */
export class TextKeeper {
  kept: KeptText;
  readonly #outside: Outside;
  readonly #listeners = new Set<() => void>();
  #base: Saved;
  #isRunning = false;
  #waits = 0;
  #merged: { readonly merged: MergedText; readonly theirs: Saved } | null = null;

  constructor(base: Newer, outside: Outside) {
    this.#base = { revision: base.revision, text: base.text };
    this.#outside = outside;
    this.kept = {
      text: base.text,
      revision: base.revision,
      problems: base.problems,
      status: 'saved',
      refusal: null,
      conflicts: [],
      replaced: 0,
      mergedWith: null,
    };
  }

  readonly listen = (heard: () => void): (() => void) => {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  };

  readonly read = (): KeptText => this.kept;

  #show(change: Partial<KeptText>): void {
    this.kept = { ...this.kept, ...change };
    for (const heard of this.#listeners) heard();
  }

  /** Takes what the person has typed; it is saved when they pause. */
  change(text: ProductionText): void {
    if (text.bodyHtml === this.kept.text.bodyHtml && text.references === this.kept.text.references) return;
    this.#outside.store({ base: this.#base, text });
    this.#show({ text, status: this.kept.status === 'saving' ? 'saving' : 'unsaved', mergedWith: null });
    this.#saveLater(afterTyping);
  }

  /** Takes up what an earlier visit could not save. */
  takeUp(unsaved: { readonly base: Saved; readonly text: ProductionText }): void {
    const theirs = this.#base;
    this.#base = unsaved.base;
    this.#show({ text: unsaved.text, status: 'unsaved', replaced: this.kept.replaced + 1 });
    if (unsaved.base.revision === theirs.revision) void this.saveNow();
    else this.#join({ ...theirs, problems: this.kept.problems });
  }

  /** Shows a text that the server has made of it: a restored revision, an accepted change. */
  replace({ revision, text, problems }: Newer): void {
    if (this.kept.status !== 'saved') {
      this.#join({ revision, text, problems });
      return;
    }
    this.#base = { revision, text };
    // The same text stays as it is shown, with its caret and what can be undone.
    const isSame = JSON.stringify(text) === JSON.stringify(this.kept.text);
    const replaced = this.kept.replaced + (isSame ? 0 : 1);
    this.#show({ revision, problems, mergedWith: null, replaced, ...(isSame ? {} : { text }) });
  }

  #saveLater(milliseconds: number): void {
    const wait = (this.#waits += 1);
    this.#outside.later(() => {
      if (wait === this.#waits) void this.saveNow();
    }, milliseconds);
  }

  /** Saves what is not saved, now; resolves when it is, or cannot be. */
  async saveNow(): Promise<void> {
    const { text, status, conflicts } = this.kept;
    if (this.#isRunning || status === 'saved' || conflicts.length > 0) return;
    this.#isRunning = true;
    this.#show({ status: 'saving', refusal: null });
    try {
      const { revision, problems, text: there } = await this.#outside.save(this.#base.revision, text);
      // Further typing started from what was sent; the server has written changed references in their style.
      const saved = { bodyHtml: text.bodyHtml, references: there.references };
      this.#base = { revision, text: saved };
      const isNewest = this.kept.text === text;
      if (isNewest) this.#outside.store(null);
      this.#show({ revision, problems, status: isNewest ? 'saved' : 'unsaved', ...(isNewest ? { text: saved } : {}) });
    } catch (error) {
      await this.#explain(error);
    } finally {
      this.#isRunning = false;
    }
    const { status: now, conflicts: open, refusal } = this.kept;
    if (now === 'unsaved' && open.length === 0 && refusal === null) this.#saveLater(afterTyping);
  }

  async #explain(error: unknown): Promise<void> {
    if (!(error instanceof ApiError)) throw error;
    const { status, code, message } = error;
    if (code === 'stale-version') return this.#joinNewest();
    const isPassing = status === 0 || status === 408 || status === 429 || status >= 500;
    if (!isPassing && status !== 401) {
      this.#show({ status: 'unsaved', refusal: message });
      this.#waits += 1;
      return;
    }
    this.#show({ status: status === 401 ? 'signed-out' : 'waiting' });
    this.#saveLater(untilNextTry);
  }

  async #joinNewest(): Promise<void> {
    try {
      this.#join(await this.#outside.read());
    } catch (error) {
      await this.#explain(error);
    }
  }

  #join({ revision, text: theirs, savedBy = null, problems }: Newer): void {
    const merged = mergeTexts(this.#base.text, this.kept.text, theirs);
    const conflicts = conflictsOf(merged);
    this.#merged = { merged, theirs: { revision, text: theirs } };
    this.#show({ conflicts, status: 'unsaved', problems, mergedWith: savedBy });
    if (conflicts.length === 0) this.resolve([]);
  }

  /** Goes on with the joined text, in which each conflict has the chosen version. */
  resolve(choices: readonly ('mine' | 'theirs')[]): void {
    if (this.#merged === null) return;
    const { merged, theirs } = this.#merged;
    this.#merged = null;
    const text = chosenText(merged, choices);
    this.#base = theirs;
    this.#outside.store({ base: theirs, text });
    this.#show({ text, revision: theirs.revision, conflicts: [], status: 'unsaved', replaced: this.kept.replaced + 1 });
    this.#saveLater(0);
  }
}
