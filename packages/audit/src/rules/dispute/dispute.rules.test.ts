import { describe, expect, it } from 'vitest';
import { verdictIn } from '../../audit.testing.ts';
import { disputeRules } from './dispute.rules.ts';

const rows: readonly (readonly [string, string, string[], string[]])[] = [
  ['institution-unnamed', '买卖合同', ['争议提交当地仲裁委员会仲裁。'], ['争议提交上海仲裁委员会仲裁。']],
  [
    'institution-unnamed',
    '买卖合同',
    ['协商不成的，提交仲裁机构仲裁。'],
    ['协商不成的，提交中国国际经济贸易仲裁委员会仲裁。'],
  ],
  [
    'institution-not-exist',
    '买卖合同',
    ['争议由北京仲裁委员会或者上海仲裁委员会仲裁。'],
    ['争议由深圳国际仲裁院仲裁。'],
  ],
  ['institution-not-exist', '买卖合同', ['争议由江苏省仲裁局仲裁。'], ['争议由南京仲裁委员会仲裁。']],
  [
    'court-no-connection',
    '买卖合同',
    ['争议由成都市武侯区人民法院管辖。'],
    ['争议由杭州市西湖区人民法院管辖。'],
  ],
  ['other-side-forum', '买卖合同', ['争议由乙方住所地人民法院管辖。'], ['争议由被告住所地人民法院管辖。']],
  [
    'exclusive-violated',
    '房屋租赁合同',
    ['房屋位于南京市玄武区中山路1号。', '争议由杭州市西湖区人民法院管辖。'],
    ['房屋位于南京市玄武区中山路1号。', '争议由南京市玄武区人民法院管辖。'],
  ],
  [
    'labour-arbitration-waived',
    '劳动合同',
    ['发生争议的，双方同意直接向人民法院起诉。'],
    ['发生争议的，可以向劳动人事争议仲裁委员会申请仲裁，对裁决不服的，可以向人民法院起诉。'],
  ],
  ['foreign-law', '买卖合同', ['本合同适用新加坡法律。'], ['本合同适用中华人民共和国法律。']],
  ['two-laws', '买卖合同', ['本合同适用中国法律以及德国法律。'], ['本合同适用中华人民共和国法律。']],
  [
    'negotiation-blocking',
    '买卖合同',
    ['双方必须先协商九十日，方可提起诉讼。'],
    ['双方协商不成的，任何一方可以起诉。'],
  ],
];

describe('rules of dispute resolution', () => {
  it.each(rows)('dispute.%s in a %s hits', (id, title, hit) => {
    expect(verdictIn(disputeRules, `dispute.${id}`, title, hit)).toMatch(/^hit: /);
  });

  it.each(rows)('dispute.%s in a %s accepts a good clause', (id, title, _, good) => {
    expect(verdictIn(disputeRules, `dispute.${id}`, title, good)).toMatch(/^(?:passed|notApplicable)$/);
  });

  it('says when the contract has no clause about disputes', () => {
    expect(verdictIn(disputeRules, 'dispute.missing', '买卖合同', ['乙方应交货。'])).toBe('missing');
    expect(verdictIn(disputeRules, 'dispute.missing', '买卖合同', ['争议由被告住所地人民法院管辖。'])).toBe(
      'passed',
    );
  });

  it('reports the home court of one party only to the other', () => {
    const rule = disputeRules.find(({ id }) => id === 'dispute.other-side-forum');
    expect(rule).toBeDefined();
    expect(
      verdictIn(disputeRules, 'dispute.other-side-forum', '买卖合同', ['争议由乙方住所地人民法院管辖。']),
    ).toContain('乙方住所地');
  });
});
