/**
 * A chat belongs to its owner only: neither the space's admins nor its other members may learn that it
 * exists.
 */
import type { Abilities } from '../../platform/access/authorise.ts';

export const ownChatAbilities: Abilities = { read: true, change: true, run: true, share: true, delete: true };
