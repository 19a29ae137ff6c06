/** Transfers of shares: unpaid capital, profit and loss before closing, tax at source, valuation, handover. */
import {
  type Contract,
  factsWithin,
  type PartySide,
  type Sentence,
  sentencesOf,
  tablesOf,
  wordsBefore,
} from '@wenjian/contract';
import { hitOrPassed, levels, notApplicable } from '../../../checks/build-rule.ts';
import { textAround } from '../../../checks/find-sentences.ts';
import { civilCode, companyLaw, law, taxCollectionLaw } from '../../../checks/laws.ts';
import type { Finding, Rule } from '../../../rule.ts';
import { isTitled, rulesOf } from '../provision-rule.ts';
import { isInvestment, isShareTransfer } from './company.words.ts';

const isSale = (contract: Contract) => isShareTransfer(contract) && !isTitled(contract, /代持|隐名|委托持股/);
const { provision, absence } = rulesOf(isSale);
const deal = rulesOf((contract) => isSale(contract) || isInvestment(contract));
const incomeTaxLaw = law('《中华人民共和国个人所得税法》', '2019-01-01');

const transferor = '(?:甲方|乙方|转让[方人]|出让[方人]|原股东|卖方)';
const capitalWords = /出资|注册资本|认缴|实缴|未缴|欠缴|缴付|股款|资本金/;
/** Of the whole; beyond it the figures belong to different things. */
const NEAR = 0.3;
const EXACT = 0.001;
const CONTROL = 0.5;

export const companyMoreRules: readonly Rule[] = [
  provision({
    id: 'validity.transferor-released-from-capital',
    title: '转让方对未缴出资完全免责',
    levels: levels('H/H/H'),
    examines: '未缴、不实出资的责任是否约定与转让方无关',
    reason:
      '未届期出资由受让人缴纳，转让人对受让人未按期缴纳的部分承担补充责任；逾期或者不实出资的，双方连带负责。约定与转让方无关不能对抗公司和债权人，并使受让方承担隐蔽的出资义务。',
    basis: [
      companyLaw(
        '第八十八条',
        '未届期出资由受让人承担缴纳义务，转让人承担补充责任；未按期足额或者不实出资的，转让人与受让人在差额范围内承担连带责任。',
      ),
    ],
    suggestion:
      '标的股权对应的出资中未实缴的部分由{payer}按期缴纳，{performer}依法承担补充责任；转让前的出资不实、逾期出资由{performer}补足。',
    ways: [
      [
        capitalWords,
        /未缴|欠缴|未(?:足额|按期|实际|完全|全部)?(?:缴|到位|实缴|履行)|不实|虚假|抽逃|瑕疵|差额|补缴|缴纳义务|出资义务|出资责任|尚未(?:实缴|缴)|未实缴|剩余[^，。；]{0,6}出资|未届/,
        new RegExp(
          `与${transferor}[^，。；]{0,10}(?:无关|无涉|没有关系|无任何关系|不相干)|${transferor}[^，。；]{0,24}(?:不(?:再|予|负|承担|需)[^，。；]{0,10}(?:责|承担|补足|补缴|义务)?|免(?:责|除|于)|概不|无[须需](?:承担|补足|负))|(?:免除|解除)${transferor}`,
        ),
      ],
    ],
    unless:
      /由(?:转让[方人]|出让[方人]|原股东)[^，。；]{0,10}(?:承担|补足|负责|缴足)|补充责任|(?<!(?:不|概不|无[须需])[^，。；]{0,6})连带|不得以|保证[^，。；]{0,10}(?:已|不存在)|不在此限/,
  }),
  deal.provision({
    id: 'price.transition-loss-one-side',
    title: '过渡期盈利归转让方、亏损归受让方',
    levels: levels('M/-/M'),
    examines: '过渡期的利润和亏损是否由不同的一方享有和承担',
    reason: '过渡期由转让方经营，盈利归转让方而亏损归受让方，收益和风险不对等，受让方无法控制实际价格。',
    basis: [civilCode('第六条', '民事活动应当遵循公平原则，合理确定各方的权利和义务。')],
    suggestion: '过渡期的盈利由{payer}享有，亏损由{performer}按标的股权比例以现金补足，以交割审计为准。',
    ways: [
      [
        /过渡期|基准日|交割(?:日)?(?:之)?前|交割前|登记(?:完成)?(?:之)?前|签约(?:日)?(?:后|至)/,
        /(?:利润|盈利|收益|盈余|分红)[^。；]{0,24}(?:归|由|属)/,
      ],
    ],
    judge: ({ sentence }, contract) => {
      const text = textAround(contract, sentence);
      const gains = /(?:利润|盈利|收益|盈余|分红)[^。；亏损]{0,24}?(?:归|由|属于?)([^，。；]{0,8})/.exec(
        text,
      );
      const losses = /(?:亏损|损失|负债|亏空)[^。；]{0,24}?(?:归|由|属于?)([^，。；]{0,8})/.exec(text);
      const holders = /原股东|现有股东|创始|转让方|丙方/;
      const isShared = /(?:增资|交割|转让)后(?:的)?(?:全体)?股东|各股东|按(?:持股|出资)比例/;
      if (holders.test(gains?.[1] ?? '') && isShared.test(text.slice(losses?.index ?? 0))) return {};
      return sideIn(contract, gains?.[1]) === 'performer' && sideIn(contract, losses?.[1]) === 'payer'
        ? {}
        : null;
    },
    unless: /亏损[^，。；]{0,16}(?:归|由)(?:转让[方人]|出让[方人]|原股东)/,
  }),
  provision({
    id: 'price.tax-not-withheld',
    title: '约定不代扣代缴个人所得税',
    levels: levels('M/M/M'),
    examines: '向自然人支付转让款时是否没有排除扣缴、申报义务',
    reason: '向个人支付所得的一方是法定的扣缴义务人；约定不扣缴、不申报不能免除义务，可能被处以罚款。',
    basis: [
      incomeTaxLaw('第九条', '个人所得税以支付所得的单位或者个人为扣缴义务人。'),
      taxCollectionLaw('第四条', '扣缴义务人必须依照法律、行政法规的规定代扣代缴、代收代缴税款。'),
      taxCollectionLaw('第三十条', '扣缴义务人依法代扣、代收税款时，纳税人不得拒绝。'),
    ],
    suggestion: '{payer}付款时依法代扣代缴{performer}的个人所得税并办理申报，扣缴凭证交{performer}。',
    ways: [
      [
        /扣缴|代扣|代缴|个人所得税|个税|税务机关|纳税申报/,
        /不(?:作|予|再|办理|进行|负责|负|承担|代|另)[^，。；]{0,8}(?:扣缴|代扣|代缴|申报|报告)|(?:无[须需]|免于?|不必|不用)[^，。；]{0,8}(?:扣缴|代扣|代缴|申报|报告)|不(?:向|到)[^，。；]{0,6}税务[^，。；]{0,6}(?:申报|报告|备案)|全额(?:支付|付给)[^，。；]{0,10}不(?:扣|作扣)/,
      ],
      [
        /代扣|代缴|扣缴|税款|个人所得税|个税/,
        /不得[^，。；]{0,16}(?:扣减|扣除|代扣|代缴|扣缴|少付)|不(?:代扣|扣税)|税后(?:净|实)/,
      ],
    ],
    unless: /不得(?:少|漏|逃|隐瞒|拖)|依法(?:代扣|扣缴)|单位股东/,
  }),
  absence({
    id: 'delivery.company-handover-missing',
    title: '未约定目标公司印章、证照、账册的移交',
    levels: levels('M/-/M'),
    examines: '是否约定了印章、证照、账册、合同等资料的移交和管理权交接',
    reason: '没有约定移交，受让方取得股权后可能拿不到印章、账册和经营资料，无法实际行使权利。',
    basis: [
      civilCode('第五百九十九条', '出卖人应当按照约定或者交易习惯交付提取标的物单证以外的有关单证和资料。'),
    ],
    suggestion:
      '交割日{performer}应促使目标公司向{payer}移交或者备查印章、证照、银行账户资料、会计账册、合同和人员档案，双方签署交接清单。',
    // Who takes over less than half does not take over the management.
    applies: (contract) => (soldShare(contract) ?? 0) > CONTROL && contract.document.text.length > 1500,
    present:
      /(?:印章|公章|印鉴|证照|营业执照|账册|账簿|财务(?:资料|账)|会计(?:资料|凭证)|经营资料|公司资料|档案|管理权|网银|U盾)[^。；]{0,50}(?:移交|交接|交付|交给|交予|备查|共管|转交)|(?:移交|交接|交付|转交)[^。；]{0,50}(?:印章|公章|证照|账册|账簿|财务资料|资料|档案|管理权)/,
    after: /交割|登记|转让手续|变更/,
  }),
  {
    id: 'price.valuation-share-price',
    title: '整体估值乘以转让比例不等于转让价款',
    family: 'price',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '写明的整体估值、转让比例与转让价款是否相符',
    reason: '整体估值乘以转让比例与写明的价款不符，以哪个为准会发生争议。',
    basis: [civilCode('第五百一十条', '内容没有约定或者约定不明确的，可以协议补充。')],
    suggestion: '标的公司全部股权的价值为人民币【】元，标的股权（【】%）的转让价款为人民币【】元。',
    check: (contract) => (isShareTransfer(contract) ? hitOrPassed(wrongPrices(contract)) : notApplicable),
  },
  {
    id: 'consistency.capital-paid-in',
    editMode: 'none',
    title: '称出资已缴足而附表显示未缴足',
    family: 'consistency',
    types: 'all',
    levels: levels('H/M/H'),
    examines: '出资已缴足的陈述与股权结构表的认缴、实缴数是否一致',
    reason: '正文称出资已全部缴足，附表的实缴额却少于认缴额；受让方可能要对未缴部分承担出资责任。',
    basis: [companyLaw('第八十八条', '受让未缴足出资的股权，受让人可能承担缴纳义务或者连带责任。')],
    suggestion: '按实际情况写明标的股权的认缴额、实缴额，未实缴部分的缴纳义务和价款相应调整。',
    check: (contract) => (isShareTransfer(contract) ? hitOrPassed(unpaidClaims(contract)) : notApplicable),
  },
];

function sideIn({ parties }: Contract, words = ''): PartySide | null {
  if (/转让|出让|原股东/.test(words)) return 'performer';
  if (/受让|收购方/.test(words)) return 'payer';
  return parties.find(({ label }) => words.includes(label))?.side ?? null;
}

const WHOLE =
  /(?:全部|整体|100%|百分之百|总体?)(?:的)?(?:股权|股份|权益|估值|价值|评估值)[^，。；\d]{0,16}$|(?:估值|评估值|价值)[^，。；\d]{0,10}$/;
const PRICE = /(?:转让(?:总)?价(?:款|格)?|股权(?:转让)?款|交易价格|对价|收购价(?:款|格)?)[^，。；\d]{0,12}$/;

function wrongPrices(contract: Contract): Finding[] {
  const share = soldShare(contract);
  if (share === null) return [];
  return sentencesOf(contract).flatMap((sentence) => {
    const sums = factsWithin(contract.amounts, sentence).filter(
      ({ isUppercase, fen }) => !isUppercase && fen !== null,
    );
    const named = (words: RegExp) =>
      sums.find((sum) => words.test(wordsBefore(contract, sum, 30)))?.fen ?? null;
    const price = named(PRICE);
    const whole =
      sums.find((sum) => WHOLE.test(wordsBefore(contract, sum, 30)) && sum.fen !== price)?.fen ?? null;
    if (whole === null || price === null || !/全部|整体|100%|百分之百/.test(sentence.text)) return [];
    const off = Math.abs(price / (whole * share) - 1);
    return off > EXACT && off < NEAR
      ? [
          {
            span: sentence,
            detail: `整体价值的${Math.round(share * 1000) / 10}%为${(whole * share) / 100}元`,
          },
        ]
      : [];
  });
}

/** 标的股权：指甲方持有的标的公司30%的股权. */
function soldShare(contract: Contract): number | null {
  const told = sentencesOf(contract).filter(
    ({ text }) => /标的股权|转让|受让/.test(text) && /%[^，。；]{0,4}(?:的)?股/.test(text),
  );
  const shares = new Set(
    told.flatMap((sentence) =>
      /标的股权[”"」』]?(?:：|是指|系指|指|为|即)|将[^。；]{0,30}转让给/.test(sentence.text)
        ? factsWithin(contract.percentages, sentence).map(({ value }) => value)
        : [],
    ),
  );
  const [only] = shares;
  return shares.size === 1 ? (only ?? null) : null;
}

const CLAIM =
  /(?:出资|注册资本|股款|认缴)[^。；]{0,30}(?:均已|已经?|全部)[^，。；]{0,10}(?:缴付|缴足|缴纳|实缴|到位|缴清|付清)|(?:足额|全额|全部)(?:实)?(?:缴纳|缴付|出资|实缴)|已(?:全部|足额)实缴/;

function unpaidClaims(contract: Contract): Finding[] {
  const rows = unpaidRows(contract);
  if (rows.length === 0) return [];
  return sentencesOf(contract)
    .filter((sentence) => CLAIM.test(sentence.text) && !isOfOthers(contract, sentence))
    .map((span) => ({ span, related: rows, detail: '附表的实缴额少于认缴额' }));
}

function isOfOthers(contract: Contract, sentence: Sentence): boolean {
  return (
    /未|应(?:当|于|在)|如(?:果)?|其他股东|其余|剩余|出资期限|[|｜]/.test(sentence.text) ||
    /受让后[^。；]{0,10}缴/.test(textAround(contract, sentence))
  );
}

function unpaidRows(contract: Contract) {
  return tablesOf(contract).flatMap((rows) => {
    const [head, ...body] = rows;
    const promised = head?.find(({ text }) => /认缴/.test(text))?.column;
    const paid = head?.find(({ text }) => /实缴|已缴/.test(text))?.column;
    if (promised === undefined || paid === undefined) return [];
    const numberAt = (row: (typeof body)[number], column: number) =>
      Number.parseFloat((row.find((cell) => cell.column === column)?.text ?? '').replaceAll(',', ''));
    return body.flatMap((row) => {
      const cell = row.find(({ column }) => column === paid);
      const isSum = /合计|总计/.test(row[0]?.text ?? '');
      return cell !== undefined && !isSum && numberAt(row, paid) < numberAt(row, promised) ? [cell] : [];
    });
  });
}
