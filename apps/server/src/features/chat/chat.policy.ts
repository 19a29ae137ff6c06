/** A chat is its owner's alone: neither the space's admins nor its other members may know that it is there. */
import type { Abilities } from '../../platform/authorise.ts';

export const ownChatAbilities: Abilities = { read: true, change: true, run: true, share: true, delete: true };
