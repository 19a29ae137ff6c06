/** References in whole contracts: each test adds one error, and the same contract without it must have no remark. */
import { type BlockDraft, buildDocument } from '@wenjian/document';
import { describe, expect, it } from 'vitest';
import { documentOfParagraphs } from '../../../document/src/document.testing.ts';
import { proofreadDocument } from '../proofread-document.ts';

const families = ['references', 'numbering', 'terms', 'law'];

function found(...paragraphs: readonly string[]): readonly (readonly [string, string])[] {
  return proofreadDocument(documentOfParagraphs(...paragraphs))
    .corrections.filter(({ family }) => families.includes(family))
    .map(({ ruleId, original }) => [ruleId, original]);
}

const contract = [
  '设备采购合同',
  '甲方：北京华信科技有限公司',
  '乙方：深圳市恒远机电有限公司',
  '第一章 总则',
  '第一条 标的',
  '1.1 乙方供应设备。',
  '1.2 设备应为全新。',
  '第二条 价款',
  '（一）总价含税；',
  '（二）运费由乙方承担。',
  '第二章 履行',
  '第三条 交付',
  '乙方应当按时送货。',
];

describe('references to clauses', () => {
  it.each([
    '违反第九条的，应当赔偿。',
    '违反第2条第5款的，应当赔偿。',
    '违反第二条第（五）项的，应当赔偿。',
    '按照第1.7条执行。',
    '具体见1.7。',
    '按1.7约定付款。',
    '适用第1、2、8条。',
    '适用第1至8条。',
    '按第一条至第八条办理。',
    '上述第九条约定的义务。',
    '参照第七章执行。',
  ])('finds references without a target: %s', (line) => {
    expect(found(...contract, '第四条 其他', line).map(([rule]) => rule)).toEqual(['references.no-clause']);
  });

  it.each([
    '违反第二条的，应当赔偿。',
    '违反第2条第2款的，应当赔偿。',
    '违反第二条第（一）、（二）项的，应当赔偿。',
    '按照第1.2条执行，具体见1.1。',
    '适用第1、2、3条和第二章。',
    '按第一条至第三条办理，前款另有约定的除外。',
    '依照《中华人民共和国民法典》第五百八十五条、第五百八十六条处理。',
    '按照《框架协议》第九条执行，汇率按6.8计算，损耗按1.5%计。',
    '系数为1.8，版本为第3.2版。',
  ])('accepts references with a target: %s', (line) => {
    expect(found(...contract, '第四条 其他', line)).toEqual([]);
  });

  it('says nothing of chapters and articles of another paper', () => {
    const notes = [
      '1 总则',
      '1.1 招标文件由各章组成。',
      '2 投标文件',
      '2.1 投标文件按第六章规定的格式编制。',
    ];
    expect(found('投标人须知', ...notes)).toEqual([]);
    const minutes = ['一、审议情况', '1. 第六条增加公示收支的内容。', '二、后续安排', '由乙方修改后再议。'];
    expect(found('第三次协调会纪要', ...minutes)).toEqual([]);
  });

  it('resolves 本条, 前款 and 前条 from their own position', () => {
    expect(found(...contract, '第四条 付款', '（一）预付；', '（二）本条第（四）项除外。')).toEqual([
      ['references.no-clause', '本条第（四）项'],
    ]);
    expect(found(...contract, '第四条 付款', '（一）预付；', '（二）本条第（一）项除外。')).toEqual([]);
    expect(found('合同', '第一条 前条约定的标的。', '第二条 其他')).toEqual([
      ['references.no-clause', '前条'],
    ]);
    expect(found('合同', '第一条 标的', '第二条 前条约定的标的。')).toEqual([]);
  });

  it('finds references to the clause itself', () => {
    expect(found(...contract, '第四条 违约', '违约金按照第四条的约定执行。')).toEqual([
      ['references.self', '第四条'],
    ]);
    expect(found(...contract, '第四条 保密', '违反第四条的，应当赔偿。')).toEqual([]);
  });

  it('finds references to a clause that speaks of something else', () => {
    const lease = [
      '租赁合同',
      '第一条 租赁物',
      '甲方出租仓库。',
      '第二条 租金',
      '每月租金5,000元，每月5日前支付。',
    ];
    const rest = ['第四条 争议解决', '由法院管辖。'];
    const breach = (said: string) => found(...lease, '第三条 违约责任', said, ...rest);
    expect(breach('乙方未按照第四条的约定支付租金的，应支付违约金。')).toEqual([
      ['references.misdirected', '第四条'],
    ]);
    expect(breach('乙方未按照第二条的约定支付租金的，应支付违约金。')).toEqual([]);
    expect(breach('乙方违反第四条的，应支付违约金。')).toEqual([]);
    const sale = ['买卖合同', '第一条 标的', '质量按附件。', '第二条 验收', '甲方按第一条的约定验收。'];
    expect(found(...sale)).toEqual([]);
  });

  it('finds circular references', () => {
    const circle = ['第四条 付款', '付款方式按照第五条的约定执行。', '第五条 结算', '按第四条执行。'];
    expect(found(...contract, ...circle)).toEqual([['references.circular', '第五条']]);
    const said = [
      '第四条 付款',
      '付款方式按照第五条的约定执行。',
      '第五条 结算',
      '甲方应在三十日内付清，其余按第四条执行。',
    ];
    expect(found(...contract, ...said)).toEqual([]);
  });
});

describe('attachments', () => {
  const signed = ['甲方（盖章）：', '乙方（盖章）：', '附件一 清单', '机床两台', '附件二 图纸', '见图'];

  it('finds attachments that are mentioned but missing', () => {
    expect(found(...contract, '清单见附件一至附件三。', ...signed)).toEqual([
      ['references.no-attachment', '附件一'],
    ]);
    expect(found(...contract, '清单见附件一、二。', ...signed)).toEqual([]);
    expect(found(...contract, '清单见附件1，图纸见附件2，价格见附表3。', ...signed)).toEqual([
      ['references.no-attachment', '附表3'],
    ]);
  });

  it('finds attachments that are present but never mentioned', () => {
    expect(found(...contract, '清单见附件一。', ...signed)).toEqual([
      ['references.unnamed-attachment', '附件二 图纸'],
    ]);
  });
});

describe('numbering', () => {
  it.each([
    ['numbering.repeat', '第三条', ['第三条 违约', '乙方违约的，应当赔偿。']],
    ['numbering.gap', '第五条', ['第五条 违约', '乙方违约的，应当赔偿。']],
    ['numbering.order', '第二条', ['第四条 违约', '第二条 其他', '第五条 份数']],
    ['numbering.gap', '4.3', ['第四条 违约', '4.1 迟延；', '4.3 拒绝。']],
    ['numbering.order', '3.2', ['第四条 违约', '4.1 迟延；', '3.2 拒绝；', '4.3 其他。']],
    ['numbering.gap', '（四）', ['第四条 违约', '（一）迟延；', '（二）拒绝；', '（四）其他。']],
    ['numbering.repeat', '2）', ['第四条 违约', '1）迟延；', '2）拒绝；', '2）其他。']],
    ['numbering.gap', '④', ['第四条 违约', '①迟延；', '②拒绝；', '④其他。']],
    ['numbering.gap', '第四章', ['第四章 其他', '第四条 违约']],
  ])('finds %s at %s', (rule, original, lines) => {
    expect(found(...contract, ...lines)).toEqual([[rule, original]]);
  });

  it('continues article numbers through the chapters, and restarts lists', () => {
    const lines = [
      '第三章 其他',
      '第四条 违约',
      '1）迟延；',
      '2）拒绝。',
      '第五条 解除',
      '1）协商；',
      '2）单方。',
    ];
    expect(found(...contract, ...lines)).toEqual([]);
  });

  it('treats two notations as one sequence', () => {
    expect(found('合同', '一、标的', '二、价款', '3、交付', '四、其他')).toEqual([
      ['numbering.style', '3、'],
    ]);
    expect(found('合同', '1、标的', '2.价款', '4、交付')).toEqual([['numbering.gap', '4、']]);
  });

  it('trusts automatic numbers and checks typed ones', () => {
    const blocks: readonly BlockDraft[] = [
      { type: 'paragraph', text: '第一条 标的', number: '第一条' },
      { type: 'paragraph', text: '第四条 价款', number: '第四条' },
      { type: 'paragraph', text: '第七条 交付' },
    ];
    const document = buildDocument({ readerVersion: 'test', kind: 'docx', pages: null, blocks, notRead: [] });
    expect(proofreadDocument(document).corrections.map(({ original }) => original)).toEqual(['第七条']);
  });
});

describe('terms and parties', () => {
  it('finds terms with two definitions', () => {
    const once = '“交付物”是指乙方交付的软件。';
    expect(found(...contract, once, '“交付物”是指全部图纸。', '交付物应当完整。')).toEqual([
      ['terms.defined-twice', '“交付物”是指全部图纸'],
    ]);
    expect(found(...contract, once, '交付物应当完整。')).toEqual([]);
  });

  it('finds terms that are used but never defined', () => {
    const definition = '“交付物”是指乙方交付的软件。交付物应当完整。';
    expect(found(...contract, definition, '乙方应当保护“保密信息”，不得泄露。')).toEqual([
      ['terms.undefined', '“保密信息”'],
    ]);
    expect(found(...contract, definition, '发票应当注明“设备款”字样。')).toEqual([]);
    expect(found(...contract, definition, '因“特殊货品”损坏的，乙方不赔偿。')).toEqual([
      ['terms.undefined', '“特殊货品”'],
    ]);
    const pledge = '按照“质押合同”的约定，甲方有权优先受偿。';
    expect(found(...contract, pledge)).toEqual([['terms.undefined', '“质押合同”']]);
    expect(found(...contract, '双方另行签订质押合同。', pledge)).toEqual([]);
  });

  it('finds terms in bold that are never defined, where the contract sets its terms in bold', () => {
    const definition = '“交付物”是指乙方交付的软件。';
    const withBold = (...sentences: readonly string[]) => {
      const blocks = [...contract, definition, ...sentences].map((line): BlockDraft => {
        const text = line.replaceAll('*', '');
        const parts = line.split('*');
        const start = parts[0]?.length ?? 0;
        const style = { bold: true } as const;
        return parts.length === 1
          ? { type: 'paragraph', text }
          : { type: 'paragraph', text, runs: [{ start, end: start + (parts[1]?.length ?? 0), style }] };
      });
      const document = buildDocument({
        readerVersion: 'test',
        kind: 'docx',
        pages: null,
        blocks,
        notRead: [],
      });
      return proofreadDocument(document)
        .corrections.filter(({ family }) => families.includes(family))
        .map(({ ruleId, original }) => [ruleId, original]);
    };
    const used = '乙方应当保护*保密信息*，不得泄露。';
    expect(withBold('乙方提交*交付物*的时间另行通知。', used)).toEqual([['terms.undefined', '保密信息']]);
    // Bold that only stresses, a heading in bold, and a term that is explained.
    expect(withBold('交付物应当完整。', used)).toEqual([]);
    const known = '乙方提交*交付物*的时间另行通知。';
    expect(withBold(known, '3.2 *保密信息* 乙方不得泄露保密信息。')).toEqual([]);
    expect(withBold(known, used, '保密信息是指乙方知悉的全部资料。')).toEqual([]);
    expect(withBold(known, '乙方应当*按时足额*付款。')).toEqual([]);
  });

  it('finds parties that are never introduced', () => {
    expect(found(...contract, '丙方承担连带责任。')).toEqual([['terms.undefined-party', '丙方']]);
    expect(found(...contract, '某公司（以下简称“丙方”）到场，丙方承担连带责任。')).toEqual([]);
  });
});

describe('names', () => {
  function suggestion(...paragraphs: readonly string[]): readonly (readonly [string, string | null])[] {
    return proofreadDocument(documentOfParagraphs(...contract, ...paragraphs))
      .corrections.filter(({ ruleId }) => ruleId === 'terms.party-name')
      .map(({ original, suggestion: put }) => [original, put]);
  }

  it.each([
    ['货款由北京华信科技有限责任公司支付。', '北京华信科技有限责任公司', '北京华信科技有限公司'],
    ['收款人为深圳恒远机电有限公司。', '深圳恒远机电有限公司', '深圳市恒远机电有限公司'],
    ['乙方（盖章）：深圳市恒源机电有限公司', '深圳市恒源机电有限公司', '深圳市恒远机电有限公司'],
  ])('finds a party whose name differs slightly: %s', (line, original, put) => {
    expect(suggestion(line)).toEqual([[original, put]]);
  });

  it('does not treat two companies as one', () => {
    expect(suggestion('货物由北京华信第二科技有限公司运输。')).toEqual([]);
    expect(suggestion('乙方（盖章）：深圳市恒远贸易有限公司').map(([, put]) => put)).toEqual([null]);
    expect(suggestion('运费由北京华信科技有限公司支付给上海通达物流有限公司。')).toEqual([]);
  });

  it('finds a different contract number and a different project name', () => {
    const head = ['合同编号：HT-2025-0317', '项目名称：滨江花园二期消防改造工程'];
    expect(found(...head, ...contract, '合同编号：HT-2025-0371，即滨江花苑二期消防改造工程。')).toEqual([
      ['terms.contract-number', 'HT-2025-0371'],
      ['terms.project-name', '滨江花苑二期消防改造工程'],
    ]);
    expect(
      found(...head, ...contract, '原合同编号：HT-2024-0317，滨江花园二期消防改造工程，消防改造工程。'),
    ).toEqual([]);
  });
});

describe('laws', () => {
  const only = (text: string) =>
    proofreadDocument(documentOfParagraphs(text)).corrections.map(({ ruleId, original, suggestion }) => [
      ruleId,
      original,
      suggestion,
    ]);

  it.each([
    ['根据《中华人民共和国合同法》订立。', '《中华人民共和国合同法》', '《中华人民共和国民法典》'],
    ['根据《经济合同法》订立。', '《经济合同法》', '《民法典》'],
    ['依照担保法处理。', '担保法', '民法典'],
    ['按照《物权法》第二百一十条处理。', '《物权法》第二百一十条', null],
    ['设立《中外合资经营企业法》所称企业。', '《中外合资经营企业法》', '《外商投资法》'],
  ])('knows that a law is repealed: %s', (text, original, put) => {
    expect(only(text)).toEqual([['law.repealed', original, put]]);
  });

  it('replaces it in a sentence that stands twice in both places', () => {
    const found = only('依照《担保法》处理。双方同意。依照《担保法》处理。');
    expect(found.map(([, , put]) => put)).toEqual(['《民法典》', '《民法典》']);
  });

  it('replaces it with the law in force once per sentence', () => {
    expect(only('依照《合同法》和《担保法》处理。').map(([, , put]) => put)).toEqual(['《民法典》', null]);
  });

  it('accepts contracts of that time and words about the past', () => {
    expect(only('根据《中华人民共和国合同法》于2018年3月1日订立。')).toEqual([]);
    expect(only('原《合同法》已经废止。')).toEqual([]);
    expect(only('根据《中华人民共和国劳动合同法》订立，合同法律适用另行约定。')).toEqual([]);
  });

  it('knows the number of articles of a law', () => {
    expect(only('依照《民法典》第一千三百条处理。')).toEqual([['law.no-such-article', '第一千三百条', null]]);
    expect(only('依照《中华人民共和国公司法》第299条处理。')).toEqual([
      ['law.no-such-article', '第299条', null],
    ]);
    expect(only('依照《民法典》第一千二百六十条处理。')).toEqual([]);
  });
});

describe('parts of a letter or a mandate', () => {
  const letter = ['催款函', '一、事实', '贵司欠款。', '二、意见', '贵司应当付款。', '三、其他'];

  it.each(['按照本函第六部分所述方式主张权利。', '以本函第五部分的内容为准。'])(
    'finds one that there is not: %s',
    (line) => {
      expect(found(...letter, line)).toContainEqual(['references.no-clause', /第[五六]部分/.exec(line)?.[0]]);
    },
  );

  it.each([
    '按照本函第二部分所述方式主张权利。',
    '按照招标文件第六部分的要求编制。',
    '本项目第五部分由乙方完成，费用另计。',
  ])('leaves others alone: %s', (line) => {
    expect(found(...letter, line)).toEqual([]);
  });
});

it('does not take 提供方 for a party that nobody has introduced', () => {
  const lines = ['合作合同', '甲方：北京华信科技有限公司', '乙方：深圳市恒远机电有限公司'];
  const clauses = [
    '甲方提供资料，乙方提供设备。',
    '第三人主张权利的，由提供方负责处理。',
    '甲方付款，乙方收款。',
  ];
  expect(found(...lines, ...clauses)).toEqual([]);
});
