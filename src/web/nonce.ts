import { createContext, useContext } from 'react';

/** Marks the inline scripts that the server itself writes; in the browser there is none. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = () => useContext(NonceContext);
