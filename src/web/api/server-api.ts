import { createContext, type RouterContextProvider } from 'react-router';
import type { Call, Input, ReplyOf } from '../../contracts/call.ts';

/** Runs a call in the server's own process, as a visitor. */
export type ServerApi = <C extends Call>(call: C, input?: Input<C>) => Promise<ReplyOf<C>>;

/** The server's calls for the loaders of public pages. */
export const serverApiContext = createContext<ServerApi>();

/** The calls for a loader. */
export const serverApi = (context: Readonly<RouterContextProvider>): ServerApi => context.get(serverApiContext);
