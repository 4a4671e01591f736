import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { askAhead, reachFirst, stayHere } from './features/shell/connection/reach-first.ts';

addEventListener('popstate', stayHere);
addEventListener('pointerover', askAhead, { passive: true });
addEventListener('focusin', askAhead);

startTransition(() => {
  hydrateRoot(document, <HydratedRouter instrumentations={[reachFirst]} />);
});
