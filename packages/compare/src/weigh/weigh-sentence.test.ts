import { describe, expect, it } from 'vitest';
import { documentOf, paragraphs } from '../compare.testing.ts';
import { compareDocuments } from '../compare-documents.ts';
import { weighSentence } from './weigh-sentence.ts';

describe('the weight of a change', () => {
  it.each([
    ['交货日期：2025-01-01。', '交货日期：2025年1月1日。'],
    ['价款为1万元。', '价款为10,000元。'],
    ['价款为人民币壹佰万元整（¥1,000,000.00）。', '价款为100万元。'],
    ['二十四小时内响应。', '24小时内响应。'],
    ['违约金为百分之五。', '违约金为5%。'],
    ['按日万分之五计算。', '按日0.05%计算。'],
    ['质保期一年。', '质保期12个月。'],
    ['三个工作日内答复。', '3个工作日内答复。'],
    ['服务费为5000美元/月。', '服务费为USD 5,000/月。'],
    ['捐赠金额为RMB 500,000。', '捐赠金额为人民币50万元。'],
    ['电费按电价的八五折计算。', '电费按电价的8.5折计算。'],
    ['电费按电价的八折半计算。', '电费按电价的八五折计算。'],
    ['会议时间：2025/3/7（周五）', '会议时间：2025年3月7日（星期五）'],
  ])('is minor for the same value in another notation: %s → %s', (old, target) => {
    expect(weighSentence(old, target)).toMatchObject({ significance: 'minor', signals: [] });
  });

  it.each([
    ['三个工作日内答复。', '三日内答复。', 'period'],
    ['按日万分之五计算。', '按日千分之五计算。', 'percentage'],
    ['质保期一年。', '质保期11个月。', 'period'],
    ['签字或盖章后生效。', '签字并盖章后生效。', 'condition'],
    ['授予乙方独家经销权。', '授予乙方经销权。', 'exclusivity'],
    ['争议由法院管辖。', '争议提交仲裁。', 'dispute'],
    ['甲方委派三名、乙方委派两名。', '甲方委派两名、乙方委派三名。', 'number'],
    ['甲方向乙方支付货款。', '乙方向甲方支付货款。', 'party'],
    ['借款月息八厘，到期还清。', '借款月息八分，到期还清。', 'percentage'],
    ['电费按电价的八五折计算。', '电费按电价的九五折计算。', 'percentage'],
    ['连续旷工3日以上的，可以解除合同。', '连续旷工超过3日的，可以解除合同。', 'cap'],
    ['甲方迟延交货，乙方有权解除合同。', '乙方迟延交货，甲方有权解除合同。', 'party'],
    ['甲方违约的，应支付违约金。', '甲方违约的，乙方应支付违约金。', 'party'],
    ['银行享有第一顺位抵押权。', '银行享有第二顺位抵押权。', 'reference'],
    ['以先到者为准。', '以后到者为准。', 'order'],
    ['付款方式：☑银行转账 ☐承兑汇票', '付款方式：☐银行转账 ☑承兑汇票', 'choice'],
  ])('is major for what it does: %s → %s', (old, target, name) => {
    const weight = weighSentence(old, target);
    expect(weight.significance).toBe('major');
    expect(weight.signals.map((signal) => signal.name)).toContain(name);
  });

  it.each([
    ['还款顺序为：先还本金，后还利息。', '还款顺序为：先还利息，后还本金。'],
    ['利率为LPR加45个基点。', '利率为LPR减45个基点。'],
    ['卖方已缴清税款。', '卖方将缴清税款。'],
    ['', '工作日指法定工作日。'],
    [
      '双方应友好协商，协商不成的，提交北京仲裁委员会仲裁。',
      '双方应友好协商，协商不成的，向乙方所在地人民法院起诉。',
    ],
    ['会议对预算进行了讨论，决定予以批准。', '会议对预算进行了讨论，决定不予批准。'],
    ['合同总价100万元（美元）。', '合同总价100万元（人民币）。'],
    ['总价为港元100万元。', '总价为人民币100万元。'],
    ['甲方迟延交货的，乙方有权要求甲方赔偿损失。', '乙方迟延交货的，甲方有权要求其赔偿损失。'],
    ['联系人：李四 收款账号：6222020200011112222', '联系人：李四 收款账号：6222020200011113333'],
    ['按电价的85折计算。', '按电价的95折计算。'],
    ['按电价的八折半计算。', '按电价的八折计算。'],
    ['按电价的八十五折计算。', '按电价的九十五折计算。'],
    ['本合同一式两份，自双方签字盖章之日起生效。', '本合同一式两份，自项目交付之日起生效。'],
    [
      '甲方迟延付款的，应支付利息及违约金，乙方迟延交货的，应支付违约金。',
      '甲方迟延付款的，应支付利息，乙方迟延交货的，应支付违约金。',
    ],
    ['凭正本提单放货。', '凭提单放货。'],
    ['按孰高者计算。', '按较低者计算。'],
    ['甲方应尽快付款。', '甲方应尽快付款，换言之逾期30日视为违约。'],
    ['股东按实缴的出资比例分取红利。', '股东按认缴的出资比例分取红利。'],
    ['乙方承担设备的运输、安装，调试由甲方负责。', '乙方承担设备的运输，安装、调试由甲方负责。'],
  ])(
    'is major for an order, a word turned round, other members of a list, a new definition, and what only looks harmless: %s → %s',
    (old, target) => {
      expect(weighSentence(old, target).significance).toBe('major');
    },
  );

  it.each([
    ['设备采购合同（版本号 V1.2）　机密', '设备采购合同（版本号 V1.3）　机密'],
    ['打印时间：2025-03-02 09:14', '打印时间：2025-03-05 16:40'],
    ['采购合同（正本）　页码：5/18', '采购合同（正本）　页码：5/19'],
    ['附录二：服务费率表………P.41', '附录二：服务费率表………P.43'],
    ['7｜打印机｜台｜3｜2,150.00', '8｜打印机｜台｜3｜2,150.00'],
    ['表2　分期付款计划', '表3　分期付款计划'],
    ['2.1人员配置', '2.2人员配置'],
  ])('is noise for what a page or a row counts and stamps: %s → %s', (old, target) => {
    expect(weighSentence(old, target).significance).toBe('noise');
    expect(weighSentence(`乙方应按${old}付款。`, `乙方应按${target}付款。`).significance).not.toBe('noise');
  });

  it.each([
    ['乙方提供免费热线。', '乙方提供免费的热线。'],
    ['万一发生争议，双方协商。', '如发生争议，双方协商。'],
    ['设备包括电脑、打印机、投影仪。', '设备包括投影仪、电脑、打印机。'],
    ['联系电话：010-62345678', '联系电话：010-62345679'],
    ['', '门禁采用指纹识别。'],
    ['', '第四部分 附则'],
    ['接收通知的联系电话：0571-8800 1234。', '接收通知的联系电话：0571-8800 5678。'],
    ['收件人：财务部 王芳（仅用于接收对账函）', '收件人：财务部 赵敏（仅用于接收对账函）'],
    ['未经甲方书面同意，乙方不得将工程转包。', '乙方非经甲方书面同意，不得将工程转包。'],
    ['乙方未按时交货的，甲方有权要求乙方赔偿损失。', '乙方未按时交货的，甲方有权要求其赔偿损失。'],
    ['为避免疑义，双方确认，所有权自付清时转移。', '所有权自付清时转移。'],
    ['利息按日计算，也就是说每日计息一次。', '利息按日计算。'],
    ['以孰高者为准。', '以二者中较高者为准。'],
  ])(
    'is minor for words that merely contain a keyword, for lists, contact details and the same said otherwise: %s → %s',
    (old, target) => {
      expect(weighSentence(old, target).significance).toBe('minor');
    },
  );

  it('speaks of one edit only: another edit of the sentence does not make it major', () => {
    const { changes } = compareDocuments(
      paragraphs('乙方应将本项目的全部施工图纸在2025-01-01前交付甲方。'),
      paragraphs('乙方可将本项目的全部施工图纸在2025年1月1日前交付甲方。'),
    );
    expect(changes.map(({ significance, signals }) => [significance, signals])).toEqual([
      ['major', ['obligation']],
      ['minor', ['notation']],
    ]);
  });
});

describe('the line that explains a change', () => {
  it.each([
    [
      '乙方应支付的违约金不超过合同总价的20%。',
      '乙方应支付的违约金不超过合同总价的10%。',
      '违约金上限由 20% 改为 10%，对乙方有利',
      '乙方',
    ],
    ['运费由甲方承担。', '运费由乙方承担。', '当事人由“甲方”改为“乙方”，对甲方有利', '甲方'],
    ['运费由甲方承担。', '运费不由甲方承担。', '新增否定“不”，对甲方有利', '甲方'],
    ['承租人不得转租。', '承租人可以转租。', '权利义务由“不得”改为“可以”，对承租人有利', '承租人'],
    ['租金为5000元。', '租金为6000元。', '租金由 5000元 改为 6000元', null],
    [
      '甲方、乙方、丙方协商；由甲方承担。',
      '甲方、乙方、丙方协商；不得由甲方承担。',
      '新增权利义务“不得”',
      null,
    ],
  ])('names the thing and the side that gains, or is silent: %s → %s', (old, target, reason, gainer) => {
    const { changes } = compareDocuments(paragraphs(old), paragraphs(target));
    expect(changes.map((change) => [change.reason, change.gainer])).toEqual([[reason, gainer]]);
  });
});

describe('figures that only count', () => {
  const table = (serials: readonly string[]) =>
    documentOf(
      [['序号', '品名'], ...serials.map((serial, index) => [serial, `第${index}种货物`])].flatMap(
        (cells, row) =>
          cells.map((text, column) => ({
            type: 'tableCell' as const,
            text,
            cell: { table: 0, row, column },
          })),
      ),
    );

  it('in a column of serial numbers are noise', () => {
    const { changes } = compareDocuments(table(['4', '5', '6']), table(['5', '6', '7']));
    expect(new Set(changes.map(({ significance }) => significance))).toEqual(new Set(['noise']));
  });
});
