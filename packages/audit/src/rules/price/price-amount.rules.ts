/** The amount: whether it is stated, whether words and figures agree, whether the arithmetic is right. */
import { type Contract, type ContractType, sentencesOf } from '@wenjian/contract';
import { append } from '@wenjian/document';
import { hitOrPassed, levels, missingClause, passed, placeFor } from '../../checks/build-rule.ts';
import { checkInstalments } from '../../checks/check-instalments.ts';
import { checkTotals } from '../../checks/check-totals.ts';
import { checkUppercase } from '../../checks/check-uppercase.ts';
import { findSentences, says, sentenceAt } from '../../checks/find-sentences.ts';
import { incompleteRule } from '../../checks/incomplete-rule.ts';
import { civilCode, taxCollectionLaw } from '../../checks/laws.ts';
import type { Rule, RuleOutcome } from '../../rule.ts';
import { invoiceMeasures, valueAddedTaxLaw } from '../commercial-laws.ts';
import { allTypesBut } from '../commercial-types.ts';

const priced: readonly ContractType[] = allTypesBut('confidentiality', 'guarantee');
/** Nothing is sold, and the receipt of a gift is no invoice. */
const isGift = ({ title }: Contract) => /捐赠|赠与|捐助/.test(title?.text ?? '');
const taxed: readonly ContractType[] = allTypesBut('labour', 'loan', 'confidentiality', 'guarantee');

export const priceAmountRules: readonly Rule[] = [
  {
    id: 'price.amount-missing',
    title: '未约定价款或报酬金额',
    family: 'price',
    types: priced,
    levels: levels('H/H/H'),
    examines: '是否写明价款、报酬、租金、工资或者本金的金额',
    reason: '价款或者报酬是合同的核心内容，没有金额也没有计算方法，付款义务无法确定。',
    basis: [civilCode('第五百一十一条', '价款或者报酬不明确的，按照订立合同时履行地的市场价格履行。')],
    suggestion:
      '合同价款为人民币【】元（大写：【】元整），该价款已包含{performer}履行本合同的全部费用和税金。',
    check: checkAmount,
  },
  {
    id: 'price.uppercase-differs',
    editMode: 'none',
    title: '金额大小写不一致',
    family: 'price',
    types: 'all',
    levels: levels('H/H/H'),
    examines: '同一金额的大写与小写是否一致',
    reason: '同一笔金额的大写与小写不同，应付多少不能确定，付款和结算都会发生争议。',
    basis: [
      civilCode(
        '第四百六十六条',
        '当事人对条款的理解有争议的，应当按照所使用的词句结合相关条款、合同目的等确定含义。',
      ),
    ],
    suggestion: '金额以双方核对后的数额为准：人民币【】元（大写：【】元整）；大小写不一致时，以大写为准。',
    check: checkUppercase,
  },
  {
    id: 'price.total-differs',
    editMode: 'none',
    title: '单价、分项与合计对不上',
    family: 'price',
    types: 'all',
    levels: levels('H/H/H'),
    examines: '单价乘以数量是否等于金额，分项之和是否等于合计（正文和表格）',
    reason: '按照单价、数量或者分项计算的结果与写明的合计不同，结算金额不能确定。',
    basis: [
      civilCode('第五百一十条', '价款等内容约定不明确的，可以补充协议，否则按合同相关条款或者交易习惯确定。'),
    ],
    suggestion:
      '双方核对单价、数量与分项金额后，将合计更正为【】元；文字与计算结果不一致时，以单价与实际数量计算的结果为准。',
    check: checkTotals,
  },
  {
    id: 'price.instalments-differ',
    editMode: 'none',
    title: '分期付款之和不等于总价',
    family: 'price',
    types: 'all',
    levels: levels('H/H/H'),
    examines: '各期比例之和是否为百分之百，各期金额之和是否等于总价',
    reason: '各期付款加起来不等于总价，差额是否应付、何时应付都不明确。',
    basis: [civilCode('第六百二十六条', '买受人应当按照约定的数额和支付方式支付价款。')],
    suggestion: '价款分期支付如下：第一期【】%，第二期【】%，第三期【】%，各期合计为合同总价的100%。',
    check: checkInstalments,
  },
  missingClause({
    id: 'price.tax-unclear',
    title: '未说明是否含税及发票',
    family: 'price',
    types: taxed,
    levels: levels('M/M/M'),
    examines: '价款是否说明含税、税率或者开票',
    reason: '增值税是价外税，价款没有说明是否含税、由谁负担税费，实际成本可能相差一成以上。',
    basis: [
      valueAddedTaxLaw('第七条', '增值税为价外税，应税交易的销售额不包括增值税税额。'),
      invoiceMeasures('第十九条', '购买商品、接受服务付款时，付款方应当向收款方取得发票。'),
    ],
    suggestion:
      '上述价款为含税价，增值税税率为【】%。{performer}应在{payer}付款前【5】个工作日内开具等额的增值税【专用】发票。',
    // Partners and shareholders pay each other no price.
    applies: (contract) =>
      !isGift(contract) && !/合伙|股东协议|发起人|出资协议/.test(contract.title?.text ?? ''),
    present:
      /含税|不含税|税率|发票|税费|税金|增值税|税款|免税|完税|契税|个人所得税|税收|价税|(?:合法|有效|正规|财政|收费|相应)(?:的)?(?:票据|凭证)/,
    proof:
      /(?<!不)含税|不含税价|含\s?\d+(?:\.\d+)?[%％]的?增值税|含增值税|税率|价税|(?:不|免)征[^。；]{0,4}增值税|(?:开具|提供|出具|开)[^。；]{0,16}发票(?!、)/,
    // Taxes on something else than what is paid here, and receipts for somebody else.
    proofUnless:
      /购置|采购价|购买价|海关|关税|进口|契税|过户|维修(?:资金|基金)|消费者|买家|用户|买受人|供应商|第三方|不开|红字|退货|红利|股利|分红|(?:未|逾期|迟延|拒绝|拒不|不能)[^，。；]{0,12}(?:开具|提供|出具|开)[^，。；]{0,16}发票|(?:如需|若需|需要|要求|索要|索取)[^，。；]{0,8}(?:发票|开票)/,
    after: /价款|价格|费用|租金|报酬|付款|支付|结算|金额/,
  }),
  incompleteRule({
    id: 'price.invoice-type-missing',
    title: '未约定发票类型或税率',
    family: 'price',
    types: taxed,
    levels: levels('L/L/L'),
    examines: '提到发票时是否写明类型或者税率',
    reason: '发票的类型和税率没有写明，付款方能否抵扣进项税额不确定。',
    basis: [
      invoiceMeasures('第二十一条', '开具发票应当按照规定的时限、顺序、栏目如实开具。'),
      taxCollectionLaw('第二十一条', '单位和个人在经营活动中应当按照规定开具、使用、取得发票。'),
    ],
    suggestion:
      '{performer}应开具税率为【】%的增值税【专用/普通】发票，发票不合格的，{payer}有权要求重开并相应顺延付款。',
    topic: /发票/,
    notTopic: /不(?:出具|开具|提供|索取|要)[^，。；]{0,4}发票/,
    complete: /专用发票|普通发票|电子发票|数电|全电|专票|普票|税率|增值税|税收规定/,
    // One type or one rate: a choice between two and the rate the law sets leave it open.
    proof:
      /^(?!.*专用(?:发票)?(?:或者?|、|\/)(?:增值税)?普通)(?!.*专票(?:或者?|、|\/)普票).*(?:专用发票|普通发票|专票|普票|税率[^，。；]{0,6}\d|\d\s?[%％][^，。；]{0,6}(?:税率|增值税|税))/,
    // A consumer deducts no input tax.
    applies: (contract) =>
      !isGift(contract) &&
      contract.type.type !== 'equityTransfer' &&
      !/物业/.test(contract.title?.text ?? '') &&
      !contract.parties.some(({ side, isPerson }) => side === 'payer' && isPerson),
    // Private persons do not issue invoices; a contract that refuses them is covered by another rule.
    needed: {
      by: (contract) =>
        contract.parties.some(({ isPerson, name }) => !isPerson && name !== null) &&
        !contract.parties.some(({ isPerson, side }) => isPerson && side === 'performer') &&
        !says(contract, /发票|免税|不含税|(?:合法|有效|正规|财政|收费)(?:的)?票据/),
      after: /价款|价格|费用|租金|报酬|付款|支付|结算|金额|费/,
    },
  }),
  {
    id: 'price.currency-missing',
    title: '金额没有币种或单位',
    family: 'price',
    types: 'all',
    levels: levels('L/L/L'),
    examines: '金额后是否写明元或者其他币种',
    reason: '金额没有写明币种和单位，“万”之后是元还是其他货币需要解释。',
    basis: [
      civilCode(
        '第五百一十四条',
        '以支付金钱为内容的债，除另有约定外，债权人可以请求以实际履行地的法定货币履行。',
      ),
    ],
    suggestion: '将该处金额补写为“人民币【】元（大写：【】元整）”。',
    check: checkCurrency,
  },
];

const price =
  /价|款|费|租金|报酬|工资|薪|酬|金额|本金|借款|总额|对价|造价|出资|投资|元\/|运费|佣金|提成|合计|共计|总计|每[张台吨件个套车箱平]/;
const notPrice = /违约金|罚款|滞纳金|押金|保证金|定金|赔偿|注册资本|上限|保险|注册|罚/;

function checkAmount(contract: Contract): RuleOutcome {
  const isPriced = contract.amounts.some((amount) => {
    const sentence = sentenceAt(contract, amount);
    const label = amount.label ?? '';
    if (amount.fen === null) return false;
    if (price.test(label) && !notPrice.test(label)) return true;
    return (
      sentence !== null &&
      !notPrice.test(label) &&
      (sentence.isCell || price.test(sentence.text.replace(notPriceWords, '')))
    );
  });
  const hasMethod =
    says(
      contract,
      /单价(?:：|为|见|详|如|以|（|及|、|金额|数量|$)|价格(?:表|清单)|报价单|费率|(?:为|系|属)无偿|无偿(?:委托|提供|使用)|不收取(?:任何)?(?:费用|报酬)|元\/|按[^。；]{0,20}(?:计价|计费)|提成|分成|分配比例|利润[^。；]{0,20}%/,
    ) || sentencesOf(contract).some(({ text }) => /金额|小计|合价|总价/.test(text) && /\t|\d{3}/.test(text));
  const [vague] = findSentences(
    contract,
    /(?:价款|价格|租金|报酬|费用|工资|薪酬|服务费|佣金|转让款|对价|金额|单价|运费|报价)[^。；]{0,24}(?:另行(?:协商|约定|商定|确定|签订|议定)|另议|面议|待定|届时(?:再)?(?:确定|协商|商定)|按市场(?:价|行情)|由双方(?:再|届时)?(?:协商|商定)|视(?:情况|实际)|再行(?:协商|商定))/,
    /超出|变更|新增|增加|额外|加急|违约|续租|续约|期满|另行支付|之外|以外|调整|推广|使用方案|质量|争议/,
  );
  if (isPriced) return { kind: 'passed' };
  if (vague !== undefined) return { kind: 'hit', findings: [{ span: vague.sentence }] };
  if (hasMethod) return { kind: 'passed' };
  return { kind: 'missing', after: placeFor(contract, /标的|价|款|费|租金|报酬|服务|内容|工作/) };
}

/** 1,000块屏幕, 600块、: so many things. */
const counted =
  /^(?:块(?![钱整])|[台套个件只张册份米吨家处间箱批组条根辆艘瓶袋盒桶卷页户点位]|千?克|公[斤里升]|立方|平方|名|人(?!民)|次)/;

function checkCurrency(contract: Contract): RuleOutcome {
  if (
    says(
      contract,
      /单位[：:]?[^。；]{0,8}元|以人民币(?:计|结算|支付)|币种[^。；]{0,6}(?:人民币|美元)|金额单位/,
    )
  )
    return passed;
  const { text } = contract.document;
  const bare = contract.amounts.filter(
    ({ currency, fen, end }) => currency === '' && fen !== null && !counted.test(text.slice(end, end + 3)),
  );
  const sentences = bare.map((amount) => sentenceAt(contract, amount));
  const findings = sentences.flatMap((sentence) =>
    sentence === null ||
    sentence.isCell ||
    !/[，。；]/.test(sentence.text) ||
    /统一社会信用代码|身份证号|电话[：:]/.test(sentence.text)
      ? []
      : [{ span: sentence }],
  );
  const loose = [
    ...findSentences(
      contract,
      /(?:为|计|共|：|即|达|付|交|金|款|费|价|额)[\d,.]+[万亿](?=[，。；、（）]|$)/,
      /人民币|[¥￥]|元|美金|RMB/,
    ),
  ];
  const unnamed = findSentences(
    contract,
    /(?:每[日天次月]|一次性?)[^，。；\d]{0,8}(?:补偿|赔偿|支付|付|扣|罚|交)[^，。；\d]{0,8}[\d,.]{3,}(?=[，。；]|$)/,
    /人民币|[¥￥]|元|美金|RMB/,
  );
  append(loose, unnamed);
  return hitOrPassed([...findings, ...loose.map(({ sentence }) => ({ span: sentence }))]);
}

const notPriceWords = /违约金|罚款|滞纳金|押金|保证金|定金|赔偿(?:金|款)?|付款|收款|款项/g;
