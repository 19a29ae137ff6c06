/** The access options of a user who could not open the document. Pure. */
import type { Collaboration } from './shapes.ts';

export type GateView = 'apply' | 'pending' | 'join' | 'enter';

export function gateView({ isJoined, isMember, isPending }: Collaboration): GateView {
  if (isJoined) return 'enter';
  if (isMember) return 'join';
  return isPending ? 'pending' : 'apply';
}
