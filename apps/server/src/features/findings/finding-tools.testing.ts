/** The tools with findings that people decide on, as tests of decisions need them. */
import {
  deleteAudit,
  deleteComparison,
  deleteProofreading,
  readAudit,
  readAuditResult,
  readComparison,
  readComparisonResult,
  readProofreading,
  rerunComparison,
  rerunProofreading,
} from '@wenjian/api';
import type { TestProduct, TestUser } from '../../testing/test-product.ts';
import * as audits from '../audit/audit.testing.ts';
import * as comparisons from '../compare/compare.testing.ts';
import * as proofreadings from '../proofread/proofread.testing.ts';

export interface Finished {
  readonly id: string;
  /** The findings that can be accepted as they are. */
  readonly findingIds: readonly string[];
}

export interface FindingTool {
  readonly name: string;
  readonly finish: (product: TestProduct, user: TestUser) => Promise<Finished>;
  /** Starts the work and does not wait for it. */
  readonly submit: (product: TestProduct, user: TestUser) => Promise<string>;
  /** Where the summary of a task names the stored index of its findings. */
  readonly indexPath: string;
  readonly runAgain: (user: TestUser, id: string) => Promise<void>;
  readonly readDecided: (
    user: TestUser,
    id: string,
  ) => Promise<{ readonly done: number; readonly total: number } | null>;
  readonly remove: (user: TestUser, id: string) => Promise<unknown>;
  /** Words of the user's own; null for a tool whose findings take none. */
  readonly ownWords: string | null;
}

const TEXTS = [
  '第一条 总价为100万元。\n第二条 保密期为2年。\n第三条 由甲方承担。',
  '第一条 总价为120万元。\n第二条 保密期为3年。\n第三条 由乙方承担。',
] as const;

const comparison: FindingTool = {
  name: 'a comparison',
  async finish(product, user) {
    const id = await comparison.submit(product, user);
    await comparisons.settled(user, id);
    const { changes } = await user.call(readComparisonResult, { params: { id } });
    return { id, findingIds: changes.map((change) => change.id) };
  },
  submit: (product, user) => comparisons.compareTexts(product, user, TEXTS),
  indexPath: '{changeIndexSha256}',
  async runAgain(user, id) {
    await user.call(rerunComparison, { params: { id }, body: {} });
    await comparisons.settled(user, id);
  },
  readDecided: async (user, id) => (await user.call(readComparison, { params: { id } })).decided,
  remove: (user, id) => user.call(deleteComparison, { params: { id } }),
  ownWords: null,
};

const review: FindingTool = {
  name: 'a review',
  async finish(product, user) {
    const { id } = await audits.reviewed(product, user);
    const { risks } = await user.call(readAuditResult, { params: { id } });
    return { id, findingIds: risks.filter(({ edit }) => edit !== null).map((risk) => risk.id) };
  },
  submit: (product, user) => audits.submit(product, user, { standpoint: '甲方' }),
  indexPath: '{reviewed,riskIndexSha256}',
  async runAgain(user, id) {
    await audits.start(user, id, audits.BUYER);
    await audits.settled(user, id);
  },
  readDecided: async (user, id) => (await user.call(readAudit, { params: { id } })).decided,
  remove: (user, id) => user.call(deleteAudit, { params: { id } }),
  ownWords: '定金为总价的百分之二十',
};

const proofreading: FindingTool = {
  name: 'a proofreading',
  async finish(product, user) {
    const { id, result } = await proofreadings.examined(product, user);
    const possible = result.corrections.filter(({ suggestion }) => suggestion !== null);
    return { id, findingIds: possible.map((correction) => correction.id) };
  },
  submit: (product, user) => proofreadings.submit(product, user),
  indexPath: '{indexSha256}',
  async runAgain(user, id) {
    await user.call(rerunProofreading, { params: { id } });
    await proofreadings.settled(user, id);
  },
  readDecided: async (user, id) => (await user.call(readProofreading, { params: { id } })).decided,
  remove: (user, id) => user.call(deleteProofreading, { params: { id } }),
  ownWords: '订立',
};

export const findingTools: readonly FindingTool[] = [comparison, review, proofreading];
