import { describe, expect, it } from 'vitest';
import { documentOfParagraphs } from '../../../document/src/document.testing.ts';
import { proofreadDocument } from '../proofread-document.ts';
import { proofreadLine } from '../proofread-line.ts';

function found(text: string): readonly (string | null)[][] {
  return proofreadLine(text).corrections.map(({ ruleId, original, suggestion }) => [
    ruleId,
    original,
    suggestion,
  ]);
}

describe('punctuation, formats, repeats and blanks', () => {
  it.each([
    ['甲方应付款，，乙方交货。', ['punctuation.doubled', '，，', '，']],
    ['甲方、，乙方签字。', ['punctuation.mixed', '、，', '，']],
    ['甲方签字，。', ['punctuation.mixed', '，。', '。']],
    ['乙方（以下简称承租人应付款。', ['punctuation.pair', '人', '人）']],
    ['乙方（以下简称“承租人”应付款。', ['punctuation.pair', '”', '”）']],
    ['甲方（以下简称“甲方“）应付款。', ['punctuation.pair', '“', '”']],
    ['根据《民法典第五百条的规定执行。', ['punctuation.pair', '典', '典》']],
    ['根据民法典》的规定执行。', ['punctuation.pair', '据', '据《']],
    ['附件（见清单】由乙方提供。', ['punctuation.pair', '】', '）']],
    ['《关于适用《民法典》的解释》施行。', ['punctuation.nesting', '》', '〉']],
    ['甲方承担交通、住宿，餐饮等费用。', ['punctuation.list', '，', '、']],
    ['乙方逾期交货的、应当承担违约责任。', ['punctuation.clause', '、', '，']],
    ['甲方应当按照约定，向乙方支付全部价款', ['punctuation.stop', '款', '款。']],
    ['验收包括外观、数量，性能、功能和随机文件。', ['punctuation.list', '，', '、']],
    ['报价由设备部分，安装部分、培训部分组成。', ['punctuation.list', '，', '、']],
    ['争议协商不成的、提交仲裁委员会仲裁。', ['punctuation.clause', '、', '，']],
    ['监理单位应在收到申请后三日内完成审核、按合同约定支付。', ['punctuation.clause', '、', '，']],
    ['得分不足的，扣减2%;得分合格的不扣。', ['punctuation.width', ';', '；']],
    ['请贵公司于五日内回复是否同意延期？', ['punctuation.question', '？', '。']],
    ['设备故障经维修两、三次仍未排除的，应当更换。', ['punctuation.list', '两、三', '两三']],
    ['投标人须具有三级（含三级以上资质，证书有效。', ['punctuation.pair', '级', '级）']],
    ['乙方应付款）。', ['punctuation.pair', '）', null]],
    ['甲方,乙方签字。', ['punctuation.width', ',', '，']],
    ['随货单据：发票,装箱单、合格证。', ['punctuation.width', ',', '、']],
    ['请按〔2020]8号文执行。', ['punctuation.pair', ']', '〕']],
    ['单据包括发票、装箱单、和合格证。', ['punctuation.list', '、', '']],
    ['甲方应当及时付款，乙方应当按约交货，', ['punctuation.stop', '，', '。']],
    ['5.2 乙方应当在工程竣工后三十日内向甲方移交全部竣工图和保修文件', ['punctuation.stop', '件', '件。']],
    ['本合同的的附件。', ['typo.doubled-character', '的的', '的']],
    ['乙方应当应当付款。', ['typo.doubled-word', '应当应当', '应当']],
    ['甲方应当按約定向乙方付款。', ['format.traditional', '約', '约']],
    ['总价为\u202e0021\u202c元。', ['format.turned', '\u202e0021', null]],
    ['总价为100，000元。', ['format.separator', '100，000', '100,000']],
    ['总价为1,00,000元。', ['format.grouping', '1,00,000', null]],
    ['违约金为百分之5%。', ['format.doubled-percent', '百分之5%', '5%']],
    ['总价为5000元元。', ['format.doubled-unit', '元元', '元']],
    ['租期自____起。', ['blank.empty', '____', null]],
    ['租金【】元。', ['blank.empty', '【】', null]],
    ['出租人为XXX公司。', ['blank.placeholder', 'XXX', null]],
    ['交货地点待定。', ['blank.placeholder', '待定', null]],
    ['第五条（本条已删除）', ['blank.remains', '（本条已删除）', null]],
    ['自盖章之日起生效。【此处请法务再确认】', ['blank.remains', '【此处请法务再确认】', null]],
    ['接到通知后24小时内响应,48小时内到达。', ['punctuation.width', ',', '，']],
    ['从事测量エ程师岗位的工作。', ['format.traditional', 'エ', '工']],
    ['乙方收款帐戸如下：', ['typo.money.account', '帐戸', '账户']],
    ['双方根《中华人民共和国民法典》订立本合同。', ['typo.usage.according', '根《', '根据《']],
    ['乙方享有优先承租的权力。', ['typo.agreement.right', '权力', '权利']],
    ['见错误！未找到引用源。', ['blank.remains', '错误！未找到引用源', null]],
  ])('finds: %s', (text, expected) => {
    expect(found(text)).toContainEqual(expected);
  });

  it.each([
    '目的的实现。',
    '双方代表为\u202bمحمد\u202c先生。',
    '（1）付款；2）交货；',
    '一）总则',
    '详见下文……如有疑问，请告知！！',
    '总价为1,000,000.00元。',
    '中小企业创业创新。',
    '逐项逐项核对。',
    '甲方：李某某',
    '繁體文字寫成的合約應當保留。',
    '是否是乙方的责任？',
    '二、乙方应当付款。',
    '（一）甲方应当交货；',
    '行政机关实施管理应当公开,这是程序正当的要求',
    '甲方：张三，住所：杭州市',
    '由乙方负责运输、安装，甲方、丙方予以配合。',
  ])('accepts: %s', (text) => {
    expect(proofreadLine(text).corrected).toBe(text);
  });

  it.each(['身份证号码：3301××××××××1234', '联系电话：139××××6618', '账号：6222****3508'])(
    'takes a hidden number for no blank: %s',
    (text) => {
      expect(found(text).filter(([rule]) => String(rule).startsWith('blank.'))).toEqual([]);
    },
  );

  it('gives only advice for blanks to be signed and dated by hand', () => {
    const tiers = (text: string) => proofreadLine(text).corrections.map(({ tier }) => tier);
    expect(tiers('法定代表人（签字）：______')).toEqual(['advice']);
    expect(tiers('签订日期：____年____月____日')).toEqual(['advice', 'advice', 'advice']);
    expect(tiers('合同价款为____元。')).toEqual(['suspect']);
  });
});

describe('marks of a document', () => {
  const widthsOf = (...lines: readonly string[]) =>
    proofreadDocument(documentOfParagraphs(...lines))
      .corrections.filter(({ ruleId }) => ruleId === 'punctuation.width')
      .map(({ tier }) => tier);

  it('in half width are a slip among full ones and a habit otherwise', () => {
    expect(widthsOf('甲方应当付款，乙方应当交货，丙方应当担保。', '乙方交货后,甲方付款。')).toEqual([
      'suspect',
    ]);
    expect(widthsOf('乙方交货后,甲方付款。', '甲方付款后,乙方开票。')).toEqual(['advice', 'advice']);
  });

  it('in half width are a slip in brackets only where the document writes full ones', () => {
    const line = '仓库应当恢复原状(正常磨损除外)。';
    expect(widthsOf('甲方（出租方）应当交付仓库，乙方应当验收。', line)).toEqual(['suspect']);
    expect(widthsOf('甲方(出租方)应当交付仓库，乙方应当验收。', line)).toEqual([]);
  });

  it('are not missed where the lines of the document do not end with one', () => {
    const line = '甲方应当按照约定，向乙方支付全部价款';
    const stops = (...lines: readonly string[]) =>
      proofreadDocument(documentOfParagraphs(...lines)).corrections.filter(
        ({ ruleId }) => ruleId === 'punctuation.stop',
      ).length;
    expect(stops(`${line}。`, `${line}。`, line)).toBe(1);
    expect(stops(line, line, line)).toBe(0);
  });
});
