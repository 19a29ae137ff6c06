import type { CollaborationPermission, Tools } from '@wenjian/api';
import type { ObjectAccess, SignedInUser } from '../../platform/access/authorise.ts';
import type { ProductReference } from './product-tools.ts';

/** The user and the task, as the authoriser found them. */
export interface Visit extends Pick<ObjectAccess, 'scope'> {
  readonly user: SignedInUser;
  readonly product: ProductReference;
  readonly tools: Tools;
}

export interface MembersChange {
  readonly phones: readonly string[];
  /** null removes them. */
  readonly permission: CollaborationPermission | null;
}
