import { understandContract } from '@wenjian/contract';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../audit.testing.ts';
import { auditContract } from '../review/audit-contract.ts';
import { relatedClauses } from './related-clauses.ts';

const document = documentOf([
  '仓储管理系统开发与设备采购合同',
  '甲方（买方）：杭州青禾贸易有限公司',
  '乙方（卖方）：苏州云杉设备有限公司',
  '第一条 采购内容',
  '乙方向甲方提供手持终端二百台，型号 YS-310，并开发仓储管理系统一套。',
  '第二条 价款',
  '合同总价为人民币 186 万元，含税率 13% 的增值税，履行期间单价不作调整。',
  '第三条 付款',
  '3.1 合同签订后十日内，甲方支付总价的 30%。',
  '3.2 系统上线并经甲方书面认可后三十日内，甲方支付总价的 60%。',
  '3.3 余下的 10% 在质保期满后付清。',
  '第四条 交货',
  '乙方于 2026 年 9 月 30 日前将手持终端运至甲方位于嘉兴的仓库，运输途中的毁损、灭失由乙方负责。',
  '第五条 验收',
  '甲方自到货之日起十五日内检验，期满未提出异议的视为合格。',
  '第六条 质量保证',
  '手持终端自合格之日起免费维修二十四个月，乙方接到报修后四小时内响应。',
  '第七条 违约责任',
  '7.1 乙方迟延交货的，每日按未交部分价款的千分之一支付违约金。',
  '7.2 任何一方的赔偿总额以合同总价为限，间接损失不予赔偿。',
  '第八条 知识产权',
  '系统的著作权与源代码归甲方所有，乙方保证不侵犯第三人的权利。',
  '第九条 保密',
  '双方对知悉的商业秘密负有不得披露的义务，本条在合同终止后三年内有效。',
  '第十条 个人信息',
  '乙方处理甲方员工的个人信息，应当取得同意并采取加密措施。',
  '第十一条 解除',
  '乙方迟延超过三十日的，甲方可以书面解除合同并要求返还已付款项。',
  '第十二条 不可抗力',
  '因自然灾害或者政府行为不能履行的，应在七日内提供证明。',
  '第十三条 期限',
  '本合同有效期两年，届满前三十日双方均未提出异议的，自动延长一年。',
  '第十四条 通知',
  '书面文件送至首部所列地址或者电子邮箱即视为送达。',
  '第十五条 转包',
  '未经甲方书面同意，乙方不得将开发工作交由第三人完成。',
  '第十六条 争议解决',
  '因本合同发生的一切争执，提交甲方所在地人民法院处理。',
  '第十七条 廉洁',
  '双方人员不得索取或者收受礼金。',
]);
const contract = understandContract(document);
const LIMIT = 3;
const numbersFor = (demand: string) =>
  relatedClauses(contract, demand, LIMIT).map(({ clause }) => clause.number);

/** Demands as users write them, each with a clause that must be shown. */
const demands = [
  ['付款节点是否都与验收挂钩', '3.2'],
  ['我方的赔偿责任有没有上限', '7.2'],
  ['对方提前解约要承担什么后果', '第十一条'],
  ['知识产权归属写清楚了吗', '第八条'],
  ['争议在哪里解决，对我方是否方便', '第十六条'],
  ['打官司要去哪里', '第十六条'],
  ['账期有多长', '3.2'],
  ['什么时候能拿到尾款', '3.3'],
  ['源码给不给我们', '第八条'],
  ['东西在路上坏了算谁的', '第四条'],
  ['机器坏了谁来修', '第六条'],
  ['售后服务怎么样', '第六条'],
  ['晚交货怎么罚', '7.1'],
  ['违约金比例是否过高', '7.1'],
  ['会不会自动续约', '第十三条'],
  ['合同到期后怎么办', '第十三条'],
  ['遇到台风洪水停工怎么算', '第十二条'],
  ['对方能不能外包给别人', '第十五条'],
  ['分包是否需要我方同意', '第十五条'],
  ['客户资料泄漏怎么办', '第九条'],
  ['保密期限几年', '第九条'],
  ['员工隐私数据怎么保护', '第十条'],
  ['开票税率是多少', '第二条'],
  ['期间会不会涨价', '第二条'],
  ['一共多少钱', '第二条'],
  ['不验货会不会视为合格', '第五条'],
  ['交期是哪一天', '第四条'],
  ['有没有反腐条款', '第十七条'],
  ['发邮件算不算通知', '第十四条'],
  ['买的是什么型号，多少台', '第一条'],
  ['间接损失赔不赔', '7.2'],
  ['几小时到现场', '第六条'],
] as const;

describe('a demand without a model', () => {
  it.each(demands)('%s is shown %s', (demand, number) => {
    expect(numbersFor(demand)).toContain(number);
  });

  it('is shown the right clause first in most cases', () => {
    const first = demands.filter(([demand, number]) => numbersFor(demand)[0] === number).length;
    expect(first / demands.length).toBeGreaterThanOrEqual(0.8);
  });

  it.each(['是否约定竞业禁止', '有没有买保险', '利率是否超过四倍', '加班费怎么算', '抵押登记由谁办理'])(
    'about a topic the contract does not mention is shown nothing: %s',
    (demand) => {
      expect(numbersFor(demand)).toEqual([]);
    },
  );

  it('is answered with words of the contract, or the reason why not', () => {
    const customDemand = demands.map(([demand]) => demand).join('\n');
    const { demands: answers } = auditContract(document, { customDemand });
    expect(answers).toHaveLength(demands.length);
    for (const { outcome, answer, why, quotes } of answers) {
      expect([answer === null, why === null]).toEqual(
        outcome === 'notChecked' ? [true, false] : [false, true],
      );
      for (const { start, end, quote } of quotes) expect(document.text.slice(start, end)).toBe(quote);
    }
    const silent = answers.filter(({ quotes, outcome }) => quotes.length === 0 && outcome !== 'absent');
    expect(silent).toEqual([]);
  });
});
