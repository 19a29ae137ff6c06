/** Whether this person works in the current space, or only reads: what they may not do is not offered. */
import { createContext, useContext } from 'react';

export const WorksInSpaceContext = createContext(true);

export function useWorksInSpace(): boolean {
  return useContext(WorksInSpaceContext);
}
