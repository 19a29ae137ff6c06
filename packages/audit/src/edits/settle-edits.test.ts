/** What accepting suggestions does to a contract. The whole corpus is measured by `benchmarks/src/audit/audit-edits.ts`. */
import { sentencesOf, understandContract } from '@wenjian/contract';
import { documentSpan } from '@wenjian/document';
import { describe, expect, it } from 'vitest';
import { documentOfParagraphs } from '../../../document/src/document.testing.ts';
import type { Risk } from '../audit-result.ts';
import { auditContract } from '../review/audit-contract.ts';
import { placeForClause } from './clause-place.ts';
import { foreignPartyWords, wordingFor } from './contract-wording.ts';
import { adviceText } from './edits.text.ts';
import { acceptedPieces } from './risk-edit.ts';
import { offer, withAll } from './settle-edits.ts';

const lease = [
  '房屋租赁合同',
  '出租人：杭州青禾置业有限公司',
  '承租人：苏州云杉设备有限公司',
  '第一条 租赁房屋',
  '1.1 出租人将杭州市西湖区文三路1号房屋出租给承租人，建筑面积为200平方米，用于办公。',
  '1.2 租赁期限为三年，自2026年1月1日起至2028年12月31日止。',
  '第二条 租金',
  '2.1 月租金为人民币20000元，承租人应于每月5日前支付。',
  '2.2 承租人逾期支付租金的，每日按应付租金的百分之五支付违约金，出租人应开具收据。',
  '第三条 押金',
  '3.1 承租人交纳押金人民币20000元。承租人可以提前一个月通知解除合同，但押金不予退还。',
  '第四条 违约责任',
  '4.1 出租人有权随时解除合同且不承担任何责任。出租人应保证房屋符合安全标准。',
  '第五条 其他',
  '5.1 本合同依据《中华人民共和国合同法》订立。',
  '5.2 双方发生租金争议的，可以申请街道人民调解委员会调解，并承诺不再向法院提起诉讼。',
  '5.3 本合同一式两份，双方各执一份，自签字盖章之日起生效。',
  '出租人（盖章）：',
  '承租人（盖章）：',
];
/** The owner of the works is no party, and one clause puts off what another rule sets a date for. */
const subcontract = [
  '物流园钢结构工程分包合同',
  '甲方：西安垣冠建设集团有限公司',
  '乙方：咸阳拓钧钢结构工程有限公司',
  '第一部分　工程内容',
  '1.1　承包内容：3号库钢柱、钢梁的制作与安装，按经会审的施工图施工。',
  '第二部分　价款',
  '2.1　合同总价（固定）人民币3,870,000元，含9%增值税。',
  '2.2　业主每拨一笔，甲方同比例付一笔；业主不拨，乙方自行周转，不得停工。',
  '第三部分　验收与结算',
  '3.1　乙方完工自检合格后报验，甲方在收到报验资料后10日内组织验收。',
  '3.2　结算待总包工程整体审计结束后一并办理，乙方不得以结算未办为由催款。',
  '第四部分　其他',
  '4.1　争议协商不成的，向工程所在地人民法院起诉。',
  '4.2　本合同一式四份，双方各执两份，双方盖章后生效。',
  '甲方（盖章）：',
  '乙方（盖章）：',
];
const sale = [
  '设备买卖合同',
  '甲方（买方）：北京华澜科技有限公司',
  '乙方（卖方）：上海钧石机械有限公司',
  '一、标的',
  '乙方向甲方供应数控车床两台，单价人民币100000元，总价人民币200000元。',
  '二、付款',
  '甲方应于合同签订后支付定金，定金为合同总价的百分之四十，余款在验收合格后10日内付清。',
  '三、违约责任',
  '乙方逾期交货的，每日按合同总价的1%支付违约金。',
  '四、争议',
  '争议由双方协商解决，协商不成的，向甲方所在地仲裁委员会申请仲裁或者向人民法院起诉。',
];

describe.each([
  ['a lease', lease],
  ['a sale', sale],
  ['a subcontract', subcontract],
])('all suggestions of %s accepted', (_, lines) => {
  const document = documentOfParagraphs(...lines);
  const contract = understandContract(document);
  describe.each(['甲方', '乙方', '中立'])('for %s', (standpoint) => {
    const { risks } = auditContract(document, { standpoint, withEdits: true });
    const edited = withAll(document, risks);
    const again = auditContract(edited.document, { standpoint }).risks;
    const accepted = risks.filter(({ edit }) => edit !== null);

    it('leave every sentence unchanged that no finding names', () => {
      const pieces = accepted.flatMap(({ edit }) => edit?.pieces ?? []);
      const named = [...accepted.flatMap(({ span }) => span ?? []), ...pieces];
      for (const { start, end } of sentencesOf(contract)) {
        if (named.some((place) => place.start < end && start < place.end)) continue;
        const words = document.text.slice(start, end);
        const place = edited.movedSpan(start, end);
        expect(edited.document.text.slice(place.start, place.end)).toContain(words);
      }
    });

    it('bring in no word for a party that the contract does not have', () => {
      const words = accepted.flatMap(({ edit }) => edit?.pieces ?? []).map(({ text }) => text);
      expect(foreignPartyWords(contract, words.join('\n'))).toEqual([]);
    });

    it('leave none of the accepted risks and bring no new one', () => {
      expect(accepted.length).toBeGreaterThan(3);
      const kept = countsOf(risks.filter(({ edit }) => edit === null));
      for (const [rule, count] of countsOf(again.filter(isNoBlank)))
        expect(count, rule).toBeLessThanOrEqual(kept.get(rule) ?? 0);
    });
  });
});

function countsOf(risks: readonly Risk[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { ruleId } of risks) counts.set(ruleId, (counts.get(ruleId) ?? 0) + 1);
  return counts;
}

function isNoBlank({ family, quote }: Risk): boolean {
  return family !== 'signature' || !quote.includes('____');
}

describe('an edit', () => {
  const document = documentOfParagraphs(...lease);
  const { risks } = auditContract(document, { standpoint: '承租人', withEdits: true });
  const revised = withAll(document, risks).document.text;

  it('changes only the number where the number is the risk', () => {
    expect(revised).toContain('每日按应付租金的万分之五支付违约金，出租人应开具收据。');
  });

  it('changes only the name of a repealed law', () => {
    expect(revised).toContain('5.1 本合同依据《中华人民共和国民法典》订立。');
  });

  it('takes out the words of the risk and leaves what else the sentence says', () => {
    expect(revised).toContain('5.2 双方发生租金争议的，可以申请街道人民调解委员会调解。');
    expect(revised).not.toContain('不再向法院提起诉讼');
  });

  it('leaves the sentences beside it', () => {
    expect(revised).toContain('出租人应保证房屋符合安全标准。');
  });

  it('numbers new clauses in the style of the contract, without a gap whichever are accepted', () => {
    const added = risks.filter(({ edit }) => edit?.newClause?.place === placeOfMost(risks));
    const last = added.at(-1);
    expect(added.length).toBeGreaterThan(1);
    const [alone] = acceptedPieces(risks, (id) => id === last?.id).values();
    const number = added[0]?.edit?.newClause?.number ?? '';
    expect(number).toMatch(/^\d\.\d /);
    expect(alone?.[0]?.text.startsWith(`\n${number}`)).toBe(true);
  });
});

/** The place with the most new clauses. */
function placeOfMost(risks: readonly Risk[]): string {
  const places = risks.flatMap(({ edit }) => edit?.newClause?.place ?? []);
  const count = (place: string) => places.filter((one) => one === place).length;
  return [...places].sort((one, other) => count(other) - count(one))[0] ?? '';
}

describe('a deposit above the limit', () => {
  const withDeposit = (...lines: readonly string[]) => {
    const document = documentOfParagraphs(
      '买卖合同',
      '甲方（买方）：北京华澜科技有限公司',
      '乙方（卖方）：上海钧石机械有限公司',
      '第一条 乙方向甲方供应数控车床两台。',
      ...lines,
    );
    const { risks } = auditContract(document, { standpoint: '甲方', withEdits: true });
    return { risks, revised: withAll(document, risks).document.text };
  };

  it.each([
    ['50万元', '20万元', '10万元'],
    ['1亿元', '4千万元', '2千万元'],
    ['500,000.00元', '200,000.00元', '100,000.00元'],
    ['333,333.33元', '200,000元', '66,666.66元'],
    ['50万元', '20万元（大写：人民币贰拾万元整）', '10万元（大写：人民币壹拾万元整）'],
  ])('of a total of %s: %s becomes %s', (total, deposit, expected) => {
    const { revised } = withDeposit(`第二条 合同总价${total}。`, `第三条 买方支付定金${deposit}。`);
    expect(revised).toContain(`买方支付定金${expected}。`);
  });

  it('is found above the total, too', () => {
    const { risks } = withDeposit('第二条 合同总价50万元。', '第三条 买方支付定金80万元。');
    expect(risks.map(({ ruleId }) => ruleId)).toContain('validity.deposit-over-limit');
  });
});

describe('the words of a suggestion', () => {
  const contract = understandContract(documentOfParagraphs(...lease));

  it('are those of the contract for its parties', () => {
    expect(wordingFor(contract, '{performer}应通知{payer}。').text).toBe('出租人应通知承租人。');
    expect(wordingFor(contract, '承租方应通知。').text).toBe('承租人应通知。');
  });

  it('leave a blank where people must choose, and a usual value as it is', () => {
    expect(wordingFor(contract, '【15】日内支付【】元，用于【用途】。').text).toBe(
      '15日内支付____元，用于____（用途）。',
    );
  });

  it('name the owner of the works as the contract does, and never as one of two builders', () => {
    const words = '已经建设单位同意。';
    expect(wordingFor(understandContract(documentOfParagraphs(...subcontract)), words).text).toBe(
      '已经业主同意。',
    );
    const without = subcontract.filter((line) => !line.includes('业主'));
    expect(wordingFor(understandContract(documentOfParagraphs(...without)), words).obstacle).toBe(
      adviceText.unknownWord('建设单位'),
    );
  });

  it('that name one of several parties of a side are advice', () => {
    const joint = understandContract(
      documentOfParagraphs(...lease.toSpliced(2, 0, '出租人二：宁波海曙置业有限公司')),
    );
    expect(joint.parties.filter(({ side }) => side === 'performer')).toHaveLength(2);
    expect(wordingFor(joint, '{performer}应通知{payer}。').obstacle).toBe(adviceText.noSide);
  });

  it('that name a person the contract does not know are advice', () => {
    expect(wordingFor(contract, '保理人应通知。').obstacle).toBe(adviceText.unknownWord('保理人'));
  });
});

it('new clauses of two clauses that end at the same place are counted on their own', () => {
  const contract = understandContract(
    documentOfParagraphs('第一条 付款', '1.1 付款方式', '（一）现金。', '（二）转账。'),
  );
  const [article, part] = ['第一条', '1.1'].map((number) =>
    contract.clauses.find((clause) => clause.number === number),
  );
  const places = [article, part].map((clause) => placeForClause(contract, clause ?? null));
  expect(places[0]?.at).toBe(places[1]?.at);
  expect(places.map((place) => place?.numberOf(0).trim())).toEqual(['1.2', '（三）']);
  expect(places[0]?.key).not.toBe(places[1]?.key);
});

it('of two suggestions for one place the more serious one is an edit, and the other says so', () => {
  const { risks } = auditContract(documentOfParagraphs(...lease));
  const [one, other] = risks;
  if (one === undefined || other === undefined) throw new Error('the lease has no risks');
  const pending = (risk: Risk, level: Risk['level'], start: number, end: number) => ({
    risk: { ...risk, level, title: level },
    candidates: [{ pieces: [{ ...documentSpan(start, end), text: '改' }], place: null }],
    next: 0,
    why: '',
  });
  const [low, high] = offer([pending(one, 'low', 0, 5), pending(other, 'high', 4, 9)]);
  expect([low?.edit, low?.advice]).toEqual([null, adviceText.samePlace('high')]);
  expect(high?.edit?.pieces).toHaveLength(1);
});
