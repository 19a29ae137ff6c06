import type { CollaborationPermission } from '@wenjian/api';
import type { ObjectAccess, SignedInUser } from '../../platform/authorise.ts';
import type { ProductReference } from './product-tools.ts';

/** Who asks, as the authoriser found them, and what about. */
export interface Visit extends Pick<ObjectAccess, 'scope'> {
  readonly user: SignedInUser;
  readonly product: ProductReference;
}

export interface MembersChange {
  readonly phones: readonly string[];
  /** null removes them. */
  readonly permission: CollaborationPermission | null;
}
