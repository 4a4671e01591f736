import { Button } from '@mantine/core';
import { SiftedSand } from '../../../ui/drawings/sifted-sand.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** What stands where a search has found nothing. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState drawing={<SiftedSand />} title="Nothing fits this search" level={3}>
      <p>Look for the beginning of a word of the title, for a name or for the number.</p>
      <Button variant="default" onClick={onClear}>
        Clear the search
      </Button>
    </EmptyState>
  );
}
