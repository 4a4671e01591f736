import { useEffect, useState, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { production } from '../../../../contracts/production.ts';
import type { Production } from '../../../../contracts/production-reads.ts';
import { ProductionText } from '../../../../contracts/production-values.ts';
import { callApi } from '../../../api/call-api.ts';
import { keepText, readSavedText } from '../../../drafts/saved-text.ts';
import { TextKeeper, type Outside } from './text-keeper.ts';

type TextPlace = Parameters<typeof readSavedText>[0];

const Unsaved = z.object({ base: z.object({ revision: z.int(), text: ProductionText }), text: ProductionText });

/** What an earlier visit could not save. */
function readUnsaved(place: TextPlace) {
  try {
    return Unsaved.parse(JSON.parse(readSavedText(place)));
  } catch {
    return null;
  }
}

function outsideOf(place: TextPlace): Outside {
  const params = { manuscriptId: place.articleId };
  return {
    save: (revision, text) => callApi(production.save, { params, body: { revision, text } }),
    read: () => callApi(production.single, { params }),
    // Without storage the text lasts as long as the page.
    store: (unsaved) => keepText(place, unsaved === null ? '' : JSON.stringify(unsaved)),
    later: (act, milliseconds) => setTimeout(act, milliseconds),
  };
}

/** The text of a production while it is edited on this page. */
export function useTextKeeper(userId: string, { manuscriptId, ...start }: Production) {
  const [keeper] = useState(() => {
    const place = { userId, articleId: manuscriptId, purpose: 'production' };
    const outside = outsideOf(place);
    const made = new TextKeeper(start, outside);
    const unsaved = readUnsaved(place);
    if (start.stage === 'published') outside.store(null);
    else if (unsaved) made.takeUp(unsaved);
    return made;
  });
  useEffect(() => {
    const save = () => void keeper.saveNow();
    const events = ['online', 'focus', 'pagehide'] as const;
    for (const event of events) addEventListener(event, save);
    return () => {
      for (const event of events) removeEventListener(event, save);
    };
  }, [keeper]);
  return { keeper, kept: useSyncExternalStore(keeper.listen, keeper.read, keeper.read) };
}
