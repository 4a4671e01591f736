/** A place in a request that is filled in with something that the site knows, once it is sent. */
export class Known {
  readonly name: string;
  readonly shape: string;
  readonly pick: number;
  readonly instead: unknown;

  constructor(name: string, shape: string, pick: number, instead: unknown) {
    this.name = name;
    this.shape = shape;
    this.pick = pick;
    this.instead = instead;
  }
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const email = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

const shapeOf = (value: unknown) =>
  typeof value !== 'string' ? typeof value : uuid.test(value) ? 'uuid' : email.test(value) ? 'email' : 'string';

const mostOfAName = 300;

/** What was planted, and what answers have told: ids, addresses, versions, by the names of their fields. */
export class KnownValues {
  readonly #byKey = new Map<string, unknown[]>();
  #learnt = 0;

  #keep(key: string, value: unknown): void {
    const kept = this.#byKey.get(key) ?? [];
    if (kept.includes(value)) return;
    kept[kept.length < mostOfAName ? kept.length : this.#learnt % mostOfAName] = value;
    this.#learnt += 1;
    this.#byKey.set(key, kept);
  }

  /** Takes in every value that has a name, at any depth. */
  learn(value: unknown, name = ''): void {
    if (Array.isArray(value)) for (const one of value) this.learn(one, name);
    else if (typeof value === 'object' && value !== null)
      for (const [field, inner] of Object.entries(value)) this.learn(inner, field);
    else if (value !== null && value !== undefined) {
      this.#keep(`${name} ${shapeOf(value)}`, value);
      if (['uuid', 'email'].includes(shapeOf(value))) this.#keep(shapeOf(value), value);
    }
  }

  /** Of the same name where there is one, else of the same shape. */
  #find({ name, shape, pick, instead }: Known): unknown {
    const named = this.#byKey.get(`${name} ${shape}`);
    const kept = named ?? this.#byKey.get(shape) ?? [];
    return kept.length === 0 ? instead : kept[pick % kept.length];
  }

  /** A value with every place filled in. */
  filledIn(value: unknown): unknown {
    if (value instanceof Known) return this.#find(value);
    if (Array.isArray(value)) return value.map((one) => this.filledIn(one));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, this.filledIn(inner)]));
  }
}
