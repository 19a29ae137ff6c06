/**
 * Shared by the tests of reviews: a contract with known risks, a review through the product, models of every
 * behaviour.
 */
import { type CallInput, createAudit, readAudit, startAudit, teamBalance } from '@wenjian/api';
import type { ModelReviewer, StopSignal } from '@wenjian/audit';
import { expect } from 'vitest';
import type { TestProduct, TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';

export const CONTRACT = [
  '设备买卖合同',
  '甲方（买方）：杭州青禾贸易有限公司',
  '住所：浙江省杭州市西湖区文三路1号',
  '乙方（卖方）：苏州云杉设备有限公司',
  '住所：江苏省苏州市虎丘区浒关路2号',
  '根据《中华人民共和国合同法》，双方订立本合同。',
  '第一条 标的',
  '1.1 乙方向甲方出售包装设备两台，总价为人民币 500,000 元（大写：伍拾万元整）。',
  '第二条 付款',
  '2.1 甲方应于签订后三日内支付定金 200,000 元，占合同总价的 40%。',
  '2.2 甲方逾期付款的，每逾期一日按合同总价的 5% 支付违约金。',
  '第三条 争议解决',
  '3.1 因本合同发生的争议，双方可以向杭州仲裁委员会申请仲裁，也可以向人民法院提起诉讼。',
].join('\n');

/** Rules that report a risk on it, for any standpoint. */
export const KNOWN_RULES = ['validity.repealed-law', 'validity.deposit-over-limit'] as const;
export const BUYER = '甲方（杭州青禾贸易有限公司）';
export const SELLER = '乙方（苏州云杉设备有限公司）';

type NewAudit = CallInput<typeof createAudit>['body'];

export async function submit(
  product: TestProduct,
  user: TestUser,
  more: Partial<NewAudit> = {},
  [name, content]: readonly [string, string | Buffer] = ['买卖合同.txt', CONTRACT],
): Promise<string> {
  const fileId = await uploadFile(product.server, user, name, content);
  return (await user.call(createAudit, { body: { fileId, ...more } })).id;
}

/** Read, recognised and reviewed. */
export async function reviewed(product: TestProduct, user: TestUser, more: Partial<NewAudit> = {}) {
  const id = await submit(product, user, { standpoint: '甲方', ...more });
  return settled(user, id);
}

export const start = (user: TestUser, id: string, standpoint: string, more: object = {}) =>
  user.call(startAudit, { params: { id }, body: { standpoint, ...more } });

export async function settled(user: TestUser, id: string) {
  const read = () => user.call(readAudit, { params: { id } });
  await expect.poll(async () => (await read()).status, { interval: 100 }).not.toMatch(/pending|running/);
  return read();
}

export const usesLeft = async (user: TestUser) =>
  (await user.call(teamBalance, { params: { teamId: user.teamId } })).auditBalance.count;

export type ModelBehaviour = 'quiet' | 'failing' | 'endless' | 'deaf';

export interface TestModel extends ModelReviewer {
  temper: ModelBehaviour;
  asked: number;
  /** Questions that are running now. */
  open: number;
  release(): void;
}

/**
 * `quiet` answers nothing useful, `failing` breaks off, `endless` waits for its signal, `deaf` ignores even
 * that.
 */
export function createTestModel(temper: ModelBehaviour): TestModel {
  let released = Promise.withResolvers<void>();
  return {
    name: '测试模型',
    temper,
    asked: 0,
    open: 0,
    release() {
      released.resolve();
      released = Promise.withResolvers();
    },
    async *ask({ signal }) {
      this.asked += 1;
      this.open += 1;
      try {
        if (this.temper === 'failing') throw new Error('connection lost');
        if (this.temper === 'endless') await Promise.race([released.promise, stopped(signal)]);
        if (this.temper === 'deaf') await released.promise;
        yield '{"risks":';
        yield '[]}';
      } finally {
        this.open -= 1;
      }
    },
  };
}

function stopped(signal: StopSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
