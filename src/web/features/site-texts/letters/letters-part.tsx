import { useSearchParams } from 'react-router';
import { LetterEditor } from './letter-editor.tsx';
import { LetterList } from './letter-list.tsx';

/** What the letters of the product say: the list of them, or the one that the address names. */
export function LettersPart() {
  const [search] = useSearchParams();
  const name = search.get('letter');
  return name === null ? <LetterList /> : <LetterEditor key={name} name={name} />;
}
