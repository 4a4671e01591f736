/** Who did something, for a text: nobody it may name, the reader, or a person by name. */
export interface NamedActor {
  readonly who: 'none' | 'you' | 'other';
  readonly name: string;
}

export const unnamed: NamedActor = { who: 'none', name: '' };
export const you: NamedActor = { who: 'you', name: '' };
export const named = (name: string | null): NamedActor => (name === null ? unnamed : { who: 'other', name });
