/** Statements about money in running text, with one figure marked for planting an error. */

import type { Random } from '../contract-text.ts';
import { chineseNumber } from '../contracts/contract-model.ts';
import { drawShares, type Mark, pick, type SentenceSlip, writeFen } from './proofread-figure-writing.ts';

const goods = ['水泵', '服务器', '变压器', '办公桌', '监控设备'];
const stages = ['本合同签订后10日内', '货物到达现场后', '安装调试完成后', '验收合格后', '质保期满后'];

export function writeSentence(slip: SentenceSlip, mark: Mark, random: Random): readonly string[] {
  const money = (fen: number): string => writeFen(fen, random(3) > 0, fen % 100 === 0 ? random(2) * 2 : 2);
  switch (slip) {
    case 'purchase':
      return [purchase(mark, money, random)];
    case 'parts':
      return [parts(mark, money, random)];
    case 'tax-sentence':
    case 'rate-sentence':
      return [tax(slip, mark, money, random)];
    case 'instalment-share':
    case 'instalment-sum':
      return instalments(slip, mark, money, random);
    case 'restated-unit':
    case 'restated-digit':
      return restated(slip, mark, random);
    case 'words-and-figures':
      return [inWords(mark, random)];
    default:
      return [shares(slip, mark, random)];
  }
}

type Money = (fen: number) => string;

function purchase(mark: Mark, money: Money, random: Random): string {
  const [count, price] = [2 + random(900), 100 * (10 + random(9000))];
  const total = mark(money(count * price), true);
  const name = pick(goods, random);
  return pick(
    [
      `甲方向乙方采购${name}，数量${count}台，单价${money(price)}元，总价${total}元。`,
      `乙方供应${name}${count}套，每套人民币${money(price)}元，合计人民币${total}元。`,
      `${name}单价为${money(price)}元/台，共${count}台，总金额为${total}元。`,
    ],
    random,
  );
}

function parts(mark: Mark, money: Money, random: Random): string {
  const values = Array.from({ length: 2 + random(2) }, () => 100 * 1000 * (1 + random(300)));
  const names = ['设备款', '安装费', '培训费'];
  const text = values.map((value, at) => `${names[at] ?? ''}${money(value)}元`).join('，');
  const total = values.reduce((all, value) => all + value, 0);
  return `合同总价为人民币${mark(money(total), true)}元，其中${text}。`;
}

function tax(slip: SentenceSlip, mark: Mark, money: Money, random: Random): string {
  const rate = pick([3, 6, 9, 13], random);
  const net = 100 * 1000 * (5 + random(900));
  const amount = (net * rate) / 100;
  const wrong = `${pick(
    [3, 6, 9, 13].filter((each) => each !== rate),
    random,
  )}%`;
  const percent = mark(`${rate}%`, slip === 'rate-sentence', wrong);
  const written = mark(money(amount), slip === 'tax-sentence');
  return pick(
    [
      `合同总价（含税）为人民币${money(net + amount)}元，其中不含税价${money(net)}元，税率${percent}，税额${written}元。`,
      `本合同不含税金额为${money(net)}元，增值税税率为${percent}，税额为${written}元，价税合计${money(net + amount)}元。`,
      `含税总价${money(net + amount)}元，不含税总价${money(net)}元，增值税额${written}元（税率${percent}）。`,
    ],
    random,
  );
}

function instalments(slip: SentenceSlip, mark: Mark, money: Money, random: Random): readonly string[] {
  const list = drawShares(3 + random(2), random);
  const total = 100 * 10_000 * (2 + random(300));
  const at = random(list.length);
  const join = pick(['，即人民币', '，计', '（人民币'], random);
  const close = join.startsWith('（') ? '元）' : '元';
  const text = list.map((share, index) => {
    const percent = mark(`${share}%`, slip === 'instalment-share' && index === at, `${share + 5}%`);
    const part = mark(money((total * share) / 100), slip === 'instalment-sum' && index === at);
    return `${stages[index] ?? ''}，甲方支付合同总价的${percent}${join}${part}${close}`;
  });
  return ['第一条 价款', `合同总价为人民币${money(total)}元。`, '第二条 付款方式', `${text.join('；')}。`];
}

function restated(slip: SentenceSlip, mark: Mark, random: Random): readonly string[] {
  const tens = 2 + random(900);
  const again = mark(`${tens}万元`, slip === 'restated-unit', `${tens}元`);
  const digits = mark(
    `${writeFen(tens * 1_000_000, true, 0)}元`,
    slip === 'restated-digit',
    `${writeFen(tens * 10_000_000, true, 0)}元`,
  );
  return [
    '第一条 价款',
    `合同总价为人民币${tens}万元。`,
    '第二条 结算',
    `验收合格后，甲方按合同总价人民币${slip === 'restated-unit' ? again : digits}与乙方办理结算。`,
  ];
}

const digits = '零壹贰叁肆伍陆柒捌玖';

function inWords(mark: Mark, random: Random): string {
  const [tens, ones] = [1 + random(9), 1 + random(9)];
  const right = writeFen((tens * 10 + ones) * 1_000_000, true, 2);
  return `合同总价为人民币${digits.charAt(tens)}拾${digits.charAt(ones)}万元整（￥${mark(right, true)}元）。`;
}

function shares(slip: SentenceSlip, mark: Mark, random: Random): string {
  if (slip === 'tax-rate-over') {
    const rate = pick([3, 6, 9, 13], random);
    return `乙方应当开具税率为${mark(`${rate}%`, true, `${rate}0%`.replace(/^([369])0%$/, '$100%'))}的增值税专用发票。`;
  }
  if (slip === 'share-over') {
    const share = 10 + random(20);
    const name = pick(['违约金比例为合同总价的', '预付款比例为', '质保金比例为'], random);
    return `双方约定${name}${mark(`${share}%`, true, `${share * 10 + 10}%`)}。`;
  }
  const share = 5 * (4 + random(12));
  const verb = pick(['持股', '出资比例为', '占股'], random);
  const years = chineseNumber(1 + random(9));
  return `合作期限${years}年，甲方${verb}${share}%，乙方${verb}${mark(`${100 - share}%`, true, `${105 - share}%`)}。`;
}
