/** Who did something, as a text may say it: unnamed, the reader, or a person by name. */
export interface NamedActor {
  readonly who: 'none' | 'you' | 'other';
  readonly name: string;
}

export const unnamed: NamedActor = { who: 'none', name: '' };
export const you: NamedActor = { who: 'you', name: '' };
export const named = (name: string | null): NamedActor => (name === null ? unnamed : { who: 'other', name });
