import { type Proposal, proofreadLine } from '@wenjian/proofread';
import { openLanguage } from '@wenjian/server/language';
import { describe, expect, it } from 'vitest';

const language = await openLanguage();

/** A corrector that would delete the second of two equal characters, and is sure of it. */
function deletesDoubles(text: string): readonly Proposal[] {
  return [...text].flatMap((character, at): readonly Proposal[] =>
    at > 0 && character === text.charAt(at - 1)
      ? [{ kind: 'delete', at, character: '', probability: 0.999 }]
      : [],
  );
}

function corrected(text: string, proposals: readonly Proposal[] = []): string {
  return proofreadLine(text, { language, proposals: new Map([[text, proposals]]) }).corrected;
}

describe.skipIf(language === null)('two characters in the wrong order', () => {
  it.each([
    ['双方应当严格行执本合同的约定。', '双方应当严格执行本合同的约定。'],
    ['违约方应当支付约违金二十万元。', '违约方应当支付违约金二十万元。'],
    ['本同合自双方签字之日起生效。', '本合同自双方签字之日起生效。'],
    ['未经出租人书同面意，不得转租。', '未经出租人书面同意，不得转租。'],
    ['借款人应按月付支利息。', '借款人应按月支付利息。'],
    ['由施工单位责负编制竣工图。', '由施工单位负责编制竣工图。'],
    ['双方经商协一致，变更交房日期。', '双方经协商一致，变更交房日期。'],
    ['工程工竣后三十日内提交结算资料。', '工程竣工后三十日内提交结算资料。'],
    ['存款人变名更称的，应当提出申请。', '存款人变更名称的，应当提出申请。'],
    ['本次招标接不受联合体投标。', '本次招标不接受联合体投标。'],
    ['买受人应当在收货后及验时收。', '买受人应当在收货后及时验收。'],
    ['争议由被告所在地人民法院辖管。', '争议由被告所在地人民法院管辖。'],
    ['由此产生的税费由承担乙方，与甲方无关。', '由此产生的税费由乙方承担，与甲方无关。'],
    ['变更内容应由双方书面以形式确认。', '变更内容应由双方以书面形式确认。'],
    ['施工单位应当有关按照规定办理备案手续。', '施工单位应当按照有关规定办理备案手续。'],
    ['供应商任意不得更换投标产品的品牌。', '供应商不得任意更换投标产品的品牌。'],
    ['评审专家不得均接受投标人的宴请。', '评审专家均不得接受投标人的宴请。'],
    ['甲方应在收到发票后日十五内付款。', '甲方应在收到发票后十五日内付款。'],
    ['本协议自双方签署日之起生效。', '本协议自双方签署之日起生效。'],
    ['合同一式六份，甲乙双方各三份执。', '合同一式六份，甲乙双方各执三份。'],
    ['有缺陷的，供方应予以维修免费。', '有缺陷的，供方应予以免费维修。'],
    ['资料均已寄出，特函此告。', '资料均已寄出，特此函告。'],
  ])('are turned round: %s', (text, right) => {
    expect(corrected(text)).toBe(right);
  });

  it.each([
    '投诉达不到要求的，不予受理。',
    '保证人在主合同上以保证人的身份签字。',
    '对单位负责人依法依规给予处分。',
    '企业应当及时存缴备用金。',
    '招股说明书备置于营业场所。',
    '供方应附短溢装说明及磅码单。',
    '外窗气密性能不低于七级。',
    '项目经理对安全管理负总责。',
    '通知自到达对方时生效。对方对解除有异议的，可以依法请求确认。',
    '个人应缴部分由甲方从乙方工资中代扣代缴。',
    '赔付不足的部分，按照双方过错承担。',
    '双方依法应当承担的税费由各自缴纳。',
    '招标人自各投标人处收取保证金。',
    '债权人会议各表决组均通过重整计划草案。',
    '承包方式为包工不包料。',
    '担保的主债权为本金人民币三百万元。',
    '应当在划定前征求其意见，并公布。',
  ])('are left alone where the order is right: %s', (text) => {
    expect(corrected(text)).toBe(text);
  });
});

describe.skipIf(language === null)('a character that stands twice', () => {
  it.each([
    '报销单经经办人签字后送财务部。',
    '出质人将将有的应收账款一并出质。',
    '应应聘者要求，公司可出具意向函。',
    '本标段中中小企业预留份额为四成。',
    '债务人应披露对外担保或或有负债。',
    '抵押人可以就在在建工程上设立的抵押权申请登记。',
    '公司可从从业人员中抽取若干人。',
    '双方同意以以物抵债方式清偿。',
    '委托人对对账单有异议的，应当提出。',
    '双方就就业安置另行约定。',
    '乙方方可撤离现场。',
    '考评评分低于六十分的，不予续聘。',
    '每日对账，月月有结余，季季有分析。',
    '设备安装技术交底会会议纪要。',
    '投诉由市市场监督管理局受理。',
  ])('stays where one word ends and the next begins with it: %s', (text) => {
    expect(corrected(text, deletesDoubles(text))).toBe(text);
  });

  it.each([
    ['双方经经友好协商达成协议。', '双方经友好协商达成协议。'],
    ['自收到通知之日起起十日内答复。', '自收到通知之日起十日内答复。'],
    ['本协议自自双方签字之日起生效。', '本协议自双方签字之日起生效。'],
    ['当事人应当履行行各自的义务。', '当事人应当履行各自的义务。'],
    ['为为保障资金安全，款项存入专户。', '为保障资金安全，款项存入专户。'],
  ])('goes elsewhere: %s', (text, right) => {
    expect(corrected(text, deletesDoubles(text))).toBe(right);
  });
});

describe.skipIf(language === null)('a fixed phrase without its last character', () => {
  it.each([
    ['本合同未尽事，由双方另行协商。', '本合同未尽事宜，由双方另行协商。'],
    ['贵院来函收，现答复如下。', '贵院来函收悉，现答复如下。'],
    ['被告经依法传，拒不到庭。', '被告经依法传唤，拒不到庭。'],
  ])('is completed before a mark: %s', (text, right) => {
    expect(corrected(text)).toBe(right);
  });

  it.each(['抵押权人就该财产优先受偿。', '文件应当加盖公司章，并附清单。', '通知由付款方，收款方签收。'])(
    'is left alone where it is a word: %s',
    (text) => {
      expect(corrected(text)).toBe(text);
    },
  );
});

describe.skipIf(language === null)('the corrector alone', () => {
  const sureOf = (text: string, written: string, character: string): readonly Proposal[] => [
    { kind: 'replace', at: text.indexOf(written), character, probability: 0.98 },
  ];

  it.each([
    ['泛水高度自完成面起不小于二百五十毫米。', '起', '积'],
    ['请贵行协助办理解除冻结手续。', '行', '方'],
    ['特此函达，即请查照见复为荷。', '达', '数'],
    ['自赁之后，任凭赁户开张。', '自', '租'],
    ['存单之兑付期先于主债权到期的，可以提存。', '先', '限'],
    ['恐口无凭，立此存照。', '恐', '空'],
    ['诉讼时效中止的，另行计算。', '中', '终'],
  ])('leaves terms and old wording alone: %s', (text, written, character) => {
    expect(corrected(text, sureOf(text, written, character))).toBe(text);
  });

  it('finds which half of a word is missing where both sides are felt to lack something', () => {
    const text = '物业应当在小区显著位公示收费标准。';
    const at = text.indexOf('位');
    const proposals: readonly Proposal[] = [
      { kind: 'insert', at, character: '单', probability: 0.6 },
      { kind: 'insert', at: at + 1, character: '置', probability: 0.5 },
    ];
    expect(corrected(text, proposals)).toBe('物业应当在小区显著位置公示收费标准。');
    expect(corrected(text, proposals.slice(1))).toBe(text);
  });

  it('is no error where it only does not object', () => {
    const text = '供方应当按照约定提供发标。';
    const proposals = (probability: number): readonly Proposal[] => [
      { kind: 'replace', at: text.indexOf('标'), character: '票', probability },
    ];
    const tierOf = (probability: number) =>
      proofreadLine(text, { language, proposals: new Map([[text, proposals(probability)]]) }).corrections.map(
        ({ tier }) => tier,
      );
    expect(tierOf(0.97)).toEqual(['error']);
    expect(tierOf(0.6)).not.toContain('error');
  });

  it('completes a word that is cut short before a mark', () => {
    const text = '应支付不低于百分之三百的工资报。';
    const proposals: readonly Proposal[] = [
      { kind: 'insert', at: text.indexOf('。'), character: '酬', probability: 0.6 },
    ];
    expect(corrected(text, proposals)).toBe('应支付不低于百分之三百的工资报酬。');
  });

  it.each([
    ['该产品存于一号仓。', '。', '库'],
    ['上述情形不受此限。', '。', '制'],
    ['按下面的条款办。', '。', '理'],
    ['未制止的，每次向乙方付违约金。', '付', '支'],
    ['双方逐项检查并签《竣工验收单》。', '《', '署'],
  ])('leaves a word alone that lacks nothing: %s', (text, place, character) => {
    const proposals: readonly Proposal[] = [
      { kind: 'insert', at: text.indexOf(place), character, probability: 0.6 },
    ];
    expect(corrected(text, proposals)).toBe(text);
  });
});
