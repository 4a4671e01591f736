import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { bringWhatIsPointedAt, reachFirst, stayHere } from './features/shell/connection/reach-first.ts';

addEventListener('popstate', stayHere);
addEventListener('pointerover', bringWhatIsPointedAt, { passive: true });
addEventListener('focusin', bringWhatIsPointedAt);

startTransition(() => {
  hydrateRoot(document, <HydratedRouter instrumentations={[reachFirst]} />);
});
