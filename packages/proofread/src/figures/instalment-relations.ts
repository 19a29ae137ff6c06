/** Arithmetic of payment schedules: the parts add up to the whole, and each sum is its percentage of the price. */
import {
  type Contract,
  expectedOf,
  type FilledAmount,
  figureOfAmount,
  figureOfShare,
  filledAmounts,
  holds,
  type PaymentSchedule,
  paymentSchedules,
  type Relation,
  totalPrice,
} from '@wenjian/contract';

/** Parts of less than half or more than twice the whole are not a schedule of it. */
const LIMIT = 2n;

export function instalmentRelations(contract: Contract): readonly Relation[] {
  return paymentSchedules(contract).flatMap((schedule) => {
    const { relation, isOpen } = schedule;
    const paid = expectedOf(relation);
    const whole = relation.result.value;
    if (paid * LIMIT < whole || paid > whole * LIMIT) return [];
    const isPart = isOpen && paid < whole;
    const sums = sumsOfShares(contract, schedule, isPart);
    return isPart ? sums : [relation, ...sums];
  });
}

const nextTo =
  /^(?:[^，。；、\d％%]{0,6}[，（(]?(?:即|计|共计|折合|合计|金额为?|为)?(?:人民币|[¥￥\s（(]){0,3})$/;

/** 支付合同总价的30%，即300,000元. */
function sumsOfShares(contract: Contract, { shares }: PaymentSchedule, isPart: boolean): readonly Relation[] {
  const total = totalPrice(contract);
  if (total?.fen == null || shares.some(({ isRunning }) => isRunning)) return [];
  const { text } = contract.document;
  const price = figureOfAmount(contract, { ...total, fen: total.fen });
  const amounts = shares.map((share): FilledAmount | undefined =>
    filledAmounts(contract, share.sentence).find(
      ({ start }) => start >= share.end && nextTo.test(text.slice(share.end, start)),
    ),
  );
  const pairs = shares.flatMap((share, at) => {
    const amount = amounts[at];
    if (amount === undefined) return [];
    return [{ part: figureOfShare(contract, share), result: figureOfAmount(contract, amount), share }];
  });
  const products = pairs.map(
    ({ part, result }): Relation => ({ kind: 'product', name: 'share', factors: [price, part], result }),
  );
  // Most must be correct, otherwise the percentages refer to something else.
  if (products.filter(holds).length * 2 <= products.length) return [];
  // 余款 or a deposit without a share: the others are not the whole.
  if (isPart || pairs.length < shares.length) return products;
  const parts = pairs.flatMap(({ result, share }) => Array.from({ length: share.times ?? 1 }, () => result));
  return [...products, { kind: 'sum', name: 'instalments', parts, result: price }];
}
