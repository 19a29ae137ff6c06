/** Shared by the tests of decisions: the calls of `packages/api/src/routes/findings.ts`. */
import { decideFinding, decideFindings, listDecisions } from '@wenjian/api';
import type { TestUser } from '../../testing/test-product.ts';

export const decide = (user: TestUser, productId: string, findingId: string, body: object) =>
  user.request(decideFinding, { params: { productId, findingId }, body });

export const decideMany = (user: TestUser, productId: string, body: object) =>
  user.request(decideFindings, { params: { productId }, body });

export const listed = (user: TestUser, productId: string) =>
  user.request(listDecisions, { params: { productId } });

export const decisionsOf = async (user: TestUser, productId: string) =>
  (await user.call(listDecisions, { params: { productId } })).items;

/** The versions known to a user who has seen no decision. */
export const unseen = (findingIds: readonly string[]) => findingIds.map((id) => ({ id, version: 0 }));
