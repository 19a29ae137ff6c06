import { createContext, useContext } from 'react';

/** Opens the login dialog of the page's layout. */
export const LoginDialogContext = createContext<() => void>(() => {});

export function useLoginDialog(): () => void {
  return useContext(LoginDialogContext);
}
