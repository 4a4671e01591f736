import { isForKeeping, sizeOf, type RenderedPage } from './rendered-page.ts';

interface Kept {
  readonly version: number;
  readonly page: RenderedPage;
}

/** Rendered pages by URL, valid for one version of the public content, bounded in bytes; the least used go first. */
export class PageCache {
  readonly #maxBytes: number;
  readonly #version: () => number | null;
  readonly #kept = new Map<string, Kept>();
  readonly #underWay = new Map<string, Promise<RenderedPage>>();
  #bytes = 0;
  #served = 0;
  #rendered = 0;

  constructor(maxBytes: number, version: () => number | null) {
    this.#maxBytes = maxBytes;
    this.#version = version;
  }

  /** The page of a URL, rendered at most once at a time per URL and version. */
  async page(url: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const version = this.#version();
    if (version === null) {
      this.#rendered += 1;
      return render();
    }
    const kept = this.#kept.get(url);
    if (kept?.version === version) {
      this.#kept.delete(url);
      this.#kept.set(url, kept);
      this.#served += 1;
      return kept.page;
    }
    const work = `${version} ${url}`;
    const joined = this.#underWay.get(work);
    if (joined) return joined;
    this.#rendered += 1;
    const rendering = render()
      .then((page) => {
        if (isForKeeping(page) && this.#version() === version) this.#keep(url, { version, page });
        return page;
      })
      .finally(() => this.#underWay.delete(work));
    this.#underWay.set(work, rendering);
    return rendering;
  }

  /** How many pages are kept, in how many bytes, and how often one was served from here and rendered. */
  figures() {
    return { kept: this.#kept.size, bytes: this.#bytes, served: this.#served, rendered: this.#rendered };
  }

  #keep(url: string, entry: Kept): void {
    this.#drop(url);
    this.#kept.set(url, entry);
    this.#bytes += sizeOf(entry.page);
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(url: string): void {
    const entry = this.#kept.get(url);
    if (!entry) return;
    this.#bytes -= sizeOf(entry.page);
    this.#kept.delete(url);
  }
}
