import { useEffect, useState, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { production } from '../../../../contracts/production.ts';
import type { Production } from '../../../../contracts/production-reads.ts';
import { ProductionText } from '../../../../contracts/production-values.ts';
import { callApi } from '../../../api/call-api.ts';
import { TextKeeper, type Outside } from './text-keeper.ts';

const Unsaved = z.object({ base: z.object({ revision: z.int(), text: ProductionText }), text: ProductionText });

const keyOf = (userId: string, manuscriptId: string) => `colophon:production:${userId}:${manuscriptId}`;

/** What an earlier visit could not save. */
function readUnsaved(key: string) {
  try {
    return Unsaved.parse(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

function outsideOf(manuscriptId: string, key: string): Outside {
  const params = { manuscriptId };
  return {
    save: (revision, text) => callApi(production.save, { params, body: { revision, text } }),
    read: () => callApi(production.single, { params }),
    store: (unsaved) => {
      try {
        if (unsaved === null) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(unsaved));
      } catch {
        // Without storage the text lasts as long as the page.
      }
    },
    later: (act, milliseconds) => setTimeout(act, milliseconds),
  };
}

/** The text of a production while it is edited on this page. */
export function useTextKeeper(userId: string, { manuscriptId, ...start }: Production) {
  const [keeper] = useState(() => {
    const key = keyOf(userId, manuscriptId);
    const made = new TextKeeper(start, outsideOf(manuscriptId, key));
    const unsaved = readUnsaved(key);
    if (unsaved) made.takeUp(unsaved);
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
