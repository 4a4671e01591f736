import { TextInput, UnstyledButton } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import * as t from '../../../../messages/article-editor.ts';
import styles from '../article-editor.module.css';
import { placesIn, type Place, type PlaceKind } from '../commands/places.ts';

interface PlaceFormProps {
  readonly editor: Editor;
  readonly onDone: () => void;
}

const kinds: readonly (readonly [PlaceKind, () => string])[] = [
  ['figure', t.figures],
  ['table', t.tables],
  ['equation', t.equations],
  ['section', t.sections],
];

function refer(editor: Editor, { id, words }: Place): void {
  const attrs = { href: `#${id}`, rel: null };
  const chain = editor.chain().focus();
  if (editor.state.selection.empty)
    chain.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs }] }).run();
  else chain.setMark('link', attrs).run();
}

/** Chooses the part of the article that the text refers to at the cursor. */
export function PlaceForm({ editor, onDone }: PlaceFormProps) {
  const [places] = useState(() => placesIn(editor.state.doc).filter(({ words }) => words !== ''));
  const [wanted, setWanted] = useState('');
  if (places.length === 0) return <p>{t.noPlaces()}</p>;
  const found = places.filter(({ words, about }) => `${words} ${about}`.toLowerCase().includes(wanted.toLowerCase()));
  const choose = (place: Place) => {
    onDone();
    refer(editor, place);
  };
  return (
    <div className={styles.form}>
      <TextInput
        label={t.findPlace()}
        type="search"
        value={wanted}
        data-autofocus
        onChange={({ currentTarget }) => setWanted(currentTarget.value)}
      />
      {kinds.map(([kind, words]) => {
        const ofKind = found.filter((place) => place.kind === kind);
        return (
          ofKind.length > 0 && (
            <section key={kind}>
              <h3 className={styles.kind}>{words()}</h3>
              <ul className={styles.choices}>
                {ofKind.map((place) => (
                  <li key={place.id}>
                    <UnstyledButton className={styles.choice ?? ''} onClick={() => choose(place)}>
                      <b>{place.words}</b> {place.about}
                    </UnstyledButton>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}
