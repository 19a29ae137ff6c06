import { understandContract } from '@wenjian/contract';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../audit.testing.ts';
import { auditText } from '../audit.text.ts';
import type { Risk } from '../audit-result.ts';
import { auditContract } from '../review/audit-contract.ts';
import type { AuditOptions } from '../review/run-rules.ts';
import { allRules } from '../rules/all-rules.ts';
import { recognisedRules } from './recognise-model.ts';

const lease = [
  '房屋租赁合同',
  '甲方（出租方）：杭州青禾贸易有限公司',
  '乙方（承租方）：苏州云杉设备有限公司',
];
const sale = ['设备买卖合同', '甲方（买方）：杭州青禾贸易有限公司', '乙方（卖方）：苏州云杉设备有限公司'];
/** Wordings that match no pattern and no example. */
const transfer = '第八条 卖方可将本合同连同全部债务转到其兄弟公司名下，不必问过买方。';
const setOff = '第九条 买方不得以任何借口把卖方的欠款拿来抵充货款。';
const renewal = '第八条 期限到了没人吭声，就照原样再续一年，往后年年照此顺延。';

const recognisedIn = (paragraphs: readonly string[], options: AuditOptions = {}): readonly Risk[] =>
  auditContract(documentOf(paragraphs), options).risks.filter(({ reason }) =>
    reason.startsWith(auditText.recognised),
  );

describe('a provision recognised by example', () => {
  it.each([
    ['parties.affiliate-transfer', sale, transfer],
    ['price.set-off-barred', sale, setOff],
    ['termination.auto-renewal', lease, renewal],
  ])('is reported as a risk of its rule, with the way it was found: %s', (ruleId, head, text) => {
    expect(recognisedIn([...head, text])).toMatchObject([{ ruleId, kind: 'risk', origin: 'rule' }]);
  });

  it('is quoted as the whole sentence at its offset', () => {
    const document = documentOf([...sale, transfer, setOff]);
    const risks = recognisedIn([...sale, transfer, setOff]);
    expect(risks.map(({ quote }) => quote)).toEqual([transfer, setOff]);
    for (const { quote, span } of risks)
      expect(document.text.slice(span?.start ?? 0, span?.end ?? 0)).toBe(quote);
  });

  it('is no risk for the side it favours', () => {
    expect(recognisedIn([...sale, setOff], { standpoint: '买方' })).toHaveLength(1);
    expect(recognisedIn([...sale, setOff], { standpoint: '卖方' })).toHaveLength(0);
  });

  it('is reported three times at most', () => {
    const kin = ['兄弟公司', '母公司', '子公司', '姐妹公司', '控股公司'];
    const paragraphs = kin.map((word) => transfer.replace('兄弟公司', word));
    expect(recognisedIn([...sale, ...paragraphs])).toHaveLength(3);
  });

  it('is not searched for when the review template leaves the rule out', () => {
    const template = {
      id: 'one',
      name: '一项',
      contractType: null,
      rules: [{ ruleId: 'dispute.missing' }],
      ownRules: [],
    };
    expect(recognisedIn([...sale, transfer], { template })).toHaveLength(0);
  });

  it.each([
    ['price.retention-over-limit', '一成', 1],
    ['price.retention-over-limit', '百分之三', 0],
  ])(
    'that depends on a figure is reported only beyond the limit of its rule: %s, %s',
    (ruleId, share, count) => {
      const building = [
        '施工合同',
        '甲方（发包人）：杭州青禾贸易有限公司',
        '乙方（承包人）：苏州云杉设备有限公司',
      ];
      const risks = recognisedIn([...building, `第六条 结账的时候把总款的${share}压下来，当作质保的钱。`]);
      expect(risks.filter((risk) => risk.ruleId === ruleId)).toHaveLength(count);
    },
  );

  it('is reported despite words that usually excuse it when the similarity is very high', () => {
    const text = '第八条 甲方的通知一经寄出，三日之内即视为乙方已经收到，乙方是否实际看到在所不问。';
    const rule = allRules.find(({ id }) => id === 'notices.deemed-delivery');
    expect(rule?.check(understandContract(documentOf([...sale, text])), {}).kind).toBe('passed');
    expect(recognisedIn([...sale, text]).map(({ ruleId }) => ruleId)).toEqual(['notices.deemed-delivery']);
  });

  it('is not reported when the provision is harmless', () => {
    expect(
      recognisedIn([
        ...sale,
        '第七条 任何一方转让本合同须先得到对方书面同意。',
        '第八条 双方互负到期债务的，任何一方均可通知对方抵销。',
        '第九条 合同期满，双方如需续约，应提前三十日另行签订书面协议。',
      ]),
    ).toHaveLength(0);
  });

  it('is excused by a figure within the limit of its rule', () => {
    const rulesOf = (days: string) =>
      recognisedIn([...sale, `第八条 买方提前${days}知会卖方，合同到那天就散了。`]).map(
        ({ ruleId }) => ruleId,
      );
    expect(rulesOf('三天')).toEqual(['termination.notice-too-short']);
    expect(rulesOf('十六天')).toEqual([]);
  });

  it('belongs to a rule of the product with exactly one threshold', () => {
    const ids = recognisedRules.map(({ ruleId }) => ruleId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(allRules.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  });
});
