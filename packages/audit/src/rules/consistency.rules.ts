/** Contradictions 前后矛盾: the same thing said in two ways, and what leads nowhere. */
import type { Contract } from '@wenjian/contract';
import { documentSpan } from '@wenjian/document';
import { hitOrPassed, levels } from '../build-rule.ts';
import { daysBetween, wordsBefore } from '../find-numbers.ts';
import { factsWithin, findSentences, sentenceAt, sentencesOf } from '../find-sentences.ts';
import { sideWords } from '../find-side.ts';
import { civilCode } from '../laws.ts';
import type { Finding, Rule } from '../rule.ts';
import { numberingFindings } from './consistency-numbering.ts';
import { differingAmounts, differingPeriods, differingRates } from './consistency-numbers.ts';

const interpretation = civilCode(
  '第四百六十六条',
  '对合同条款的理解有争议的，按词句、相关条款、性质、目的、习惯和诚信原则确定含义。',
);
const unclear = civilCode(
  '第五百一十条',
  '内容没有约定或者约定不明确的，由双方补充协议；不能达成的，按合同条款或者交易习惯确定。',
);

const common = { family: 'consistency', types: 'all', basis: [unclear, interpretation] } as const;

export const consistencyRules: readonly Rule[] = [
  {
    ...common,
    id: 'consistency.amounts',
    title: '同一款项出现不同金额',
    levels: levels('H/H/H'),
    examines: '总价、租金、押金等同一名目的金额前后是否一致',
    reason: '同一款项前后金额不同，付款和结算时会直接产生争议。',
    suggestion: '请核对并统一该款项的金额。',
    check: (contract) => hitOrPassed(differingAmounts(contract)),
  },
  {
    ...common,
    id: 'consistency.periods',
    title: '同一期限出现不同约定',
    levels: levels('H/H/H'),
    examines: '质保期、工期、租期等同一名目的期限前后是否一致',
    reason: '同一期限前后不同，履行和责任的起止无法确定。',
    suggestion: '请核对并统一该期限。',
    check: (contract) => hitOrPassed(differingPeriods(contract)),
  },
  {
    ...common,
    id: 'consistency.rate-differs',
    title: '同一违约金出现不同比例',
    levels: levels('H/H/H'),
    examines: '同一违约情形的违约金比例前后是否一致',
    reason: '对同一违约行为约定了不同比例的违约金，适用时会产生争议。',
    suggestion: '请统一该违约情形的违约金比例。',
    check: (contract) => hitOrPassed(differingRates(contract)),
  },
  {
    ...common,
    id: 'consistency.dates',
    title: '日期有误或者起止颠倒',
    levels: levels('M/M/M'),
    examines: '日期是否存在，起止是否颠倒，签署是否晚于履行开始',
    reason: '日期不存在或者起止颠倒，期限无法计算。',
    suggestion: '请核对并更正日期。',
    check: (contract) =>
      hitOrPassed([
        ...impossibleDates(contract),
        ...reversedTerms(contract),
        ...endsBeforeItBegins(contract),
        ...signedTooLate(contract),
      ]),
  },
  {
    ...common,
    id: 'consistency.dangling-reference',
    title: '引用的条款不存在',
    levels: levels('M/M/M'),
    examines: '条款引用是否指向本合同中存在的条款',
    reason: '引用的条款不存在，相应的权利义务没有着落。',
    suggestion: '请更正所引用的条款编号。',
    check: (contract) => hitOrPassed(danglingReferences(contract)),
  },
  {
    ...common,
    id: 'consistency.numbering',
    title: '条款编号重复或者跳号',
    levels: levels('L/L/L'),
    examines: '条款编号是否连续',
    reason: '编号重复或者跳号，引用条款时会指向不明，也可能表示有条款被删除或者遗漏。',
    suggestion: '请重新编排条款编号并核对相关引用。',
    check: (contract) => hitOrPassed(numberingFindings(contract)),
  },
  {
    ...common,
    id: 'consistency.term-undefined',
    title: '使用了没有定义的术语',
    levels: levels('L/L/L'),
    examines: '以引号标出的术语是否有定义',
    reason: '特定术语没有定义，双方对其范围可能有不同理解。',
    suggestion: '请在首次出现处给出该术语的定义。',
    check: (contract) => hitOrPassed(undefinedTerms(contract)),
  },
  {
    ...common,
    id: 'consistency.party-swap',
    title: '当事人可能写反',
    types: ['lease', 'sale', 'labour', 'loan', 'houseSale'],
    levels: levels('M/M/M'),
    examines: '义务的承担者与其身份是否相符',
    reason: '该义务按合同类型应由另一方承担，很可能是甲乙方写反。',
    suggestion: '请核对该义务的承担者并更正。',
    check: (contract) => hitOrPassed(swappedParties(contract)),
  },
];

function impossibleDates(contract: Contract): Finding[] {
  return contract.dates
    .filter(
      ({ iso, start, end }) =>
        iso === null &&
        /^\s*\d{4}\s*[年./-]\s*\d{1,2}\s*[月./-]\s*\d{1,2}\s*日?\s*$/.test(
          contract.document.text.slice(start, end),
        ),
    )
    .map((date) => ({
      span: sentenceAt(contract, date) ?? date,
      detail: `${contract.document.text.slice(date.start, date.end)}在日历上不存在`,
    }));
}

function reversedTerms(contract: Contract): Finding[] {
  return findSentences(contract, /[日号](?:起|止)?(?:至|到|—|-|~)/).flatMap(({ sentence }) => {
    const dates = factsWithin(contract.dates, sentence).filter(({ iso }) => iso !== null);
    return dates.flatMap((to, index) => {
      const from = dates[index - 1];
      if (
        from === undefined ||
        !/^[^。；]{0,8}(?:至|到|—|-|~)[^。；]{0,4}$/.test(contract.document.text.slice(from.end, to.start))
      )
        return [];
      return (daysBetween(from, to) ?? 0) < 0 ? [{ span: sentence, detail: '终止日期早于起始日期' }] : [];
    });
  });
}

/** 开工日期 behind 竣工日期, wherever the two stand. */
function endsBeforeItBegins(contract: Contract): Finding[] {
  const named = (pattern: RegExp) =>
    contract.dates.find((date) => date.iso !== null && pattern.test(wordsBefore(contract, date)));
  const begin = named(/(?:开工|起始|开始|起租)(?:日期?|时间)[^，。；\d]{0,8}$/);
  const end = named(/(?:竣工|完工|终止|届满|到期)(?:日期?|时间)[^，。；\d]{0,8}$/);
  if (begin === undefined || end === undefined || (daysBetween(begin, end) ?? 0) >= 0) return [];
  return [{ span: sentenceAt(contract, end) ?? end, detail: '终止日期早于起始日期' }];
}

/** More than this between the beginning and the signatures is no slip of the pen of a few days. */
const LATE_DAYS = 3;

function signedTooLate(contract: Contract): Finding[] {
  const { signature, dates } = contract;
  if (signature === null) return [];
  const signed = dates.filter(
    ({ start, end, iso }) => iso !== null && start >= signature.start && end <= signature.end,
  );
  const last = signed.reduce(
    (latest, date) => ((date.iso ?? '') > (latest?.iso ?? '') ? date : latest),
    signed[0],
  );
  if (last === undefined) return [];
  return findSentences(
    contract,
    /(?:租赁|合同|服务|合作|委托|借款|许可|聘用|劳动|承包|供货|工期)?(?:期限|期间|工期|租期)[^。；]{0,12}(?:自|从)/,
    /保密|质保|保修|试用|主合同|原合同/,
  ).flatMap(({ sentence }) => {
    const [from] = factsWithin(dates, sentence).filter(({ iso }) => iso !== null);
    const isLate = from !== undefined && (daysBetween(from, last) ?? 0) > LATE_DAYS;
    return isLate ? [{ span: sentence, detail: '签署日期晚于约定的起始日期' }] : [];
  });
}

function danglingReferences(contract: Contract): Finding[] {
  const numbered = contract.clauses.some(({ number }) => number !== null);
  if (!numbered) return [];
  return contract.references
    .filter(({ clause }) => clause === null)
    .filter(
      (reference) =>
        !/(?:法|条例|规定|办法|解释|规则|规范|标准|章程|通则|主合同|原合同|借款合同|附件[一二三四五\d]*)[》”]?(?:的|之|中)?$/.test(
          wordsBefore(contract, reference, 12),
        ),
    )
    .map((reference) => ({
      span: sentenceAt(contract, reference) ?? reference,
      detail: `本合同没有${reference.target}`,
    }));
}

const quoted = /“([\u4e00-\u9fffA-Za-z]{2,10})”/g;

function undefinedTerms(contract: Contract): Finding[] {
  const known = new Set(contract.terms.map(({ term }) => term));
  for (const { label, aliases, name } of contract.parties)
    for (const word of [label, name ?? '', ...aliases]) known.add(word);
  const findings: Finding[] = [];
  for (const sentence of sentencesOf(contract)) {
    for (const match of sentence.text.matchAll(quoted)) {
      const term = match[1] ?? '';
      if (known.has(term) || !isUsedAsTerm(sentence.text, match.index, match[0].length)) continue;
      known.add(term);
      findings.push({ span: sentence, detail: `“${term}”没有定义` });
    }
  }
  return findings;
}

/** Names of brands, systems and projects, words to be written somewhere, and the definitions themselves stand in quotation marks too. */
function isUsedAsTerm(text: string, index: number, length: number): boolean {
  const before = text.slice(Math.max(0, index - 10), index);
  const after = text.slice(index + length, index + length + 8);
  if (
    /(?:简称|称为?|统称|合称|以下称|下称|名为|构成|属于?|名称[为是]?|即|命名为|标[注明有示]|注明|写明|载明|印有|品牌|商标|商号|字号|微信|公众号|账号|项目|产品|系统|平台|软件|关键词|栏|选择|在|勾选|备注|店名|认证|称号|系列|使用|型号|规格|主题|活动|的)[：:]?$/.test(
      before,
    ) &&
    !/(?:在|的|使用)$/.test(before)
  )
    return false;
  return !/^(?:是指|系指|指|一词|字样|品牌|商标|牌|系列|项目|系统|平台|软件|小程序|公众号|字|号|款|店|标识|标志|活动|工程|奖|认证|计划|网站|专利|包括|包含|含义|（|：|、“|或“|和“|及“)/.test(
    after,
  );
}

function swappedParties(contract: Contract): Finding[] {
  const payer = sideWords(contract, 'payer');
  const performer = sideWords(contract, 'performer');
  const duty = '(?:未|应当?|须|逾期|不|需|必须|负责|有义务|拖欠|拒不|拒绝|迟延|如?未?能?按)';
  const pays: Readonly<Record<string, string>> = {
    lease: '租金',
    sale: '货款|合同价款|设备款|价款',
    labour: '工资|劳动报酬|薪酬',
    loan: '(?:借款)?(?:本金|利息|本息)',
    houseSale: '房款|购房款',
  };
  const gives: Readonly<Record<string, string>> = {
    sale: '交货|发货|供货|交付(?:货物|设备|产品)',
    lease: '交付(?:房屋|商铺|租赁物|厂房)',
    loan: '(?:发放|出借|提供)借款',
    labour: '(?:服从|遵守)[^，。；]{0,6}(?:甲方|单位)[^，。；]{0,6}(?:安排|管理|规章)',
    houseSale: '交付(?:房屋|该房)',
  };
  const { type } = contract.type;
  const patterns = [
    new RegExp(
      `(?:${performer})(?:（[^）]{0,8}）)?${duty}[^，。；]{0,16}(?:支付|交纳|缴纳|付清|偿还|归还|发放|交付)[^，。；]{0,6}(?:${pays[type] ?? '(?!)'})(?!的?(?:\\d|[一二三四五六七八九十百]|收据|发票|差额))`,
    ),
    new RegExp(`(?:${payer})(?:（[^）]{0,8}）)?${duty}[^，。；]{0,14}(?:${gives[type] ?? '(?!)'})`),
  ];
  const isLoanPaidOut = type === 'loan' ? /(?:支付|交付|发放|提供)[^，。；]{0,4}(?:借款)?本金/ : /(?!)/;
  return patterns.flatMap((pattern) =>
    findSentences(contract, pattern, /退还|返还|转租|次承租|代付|代为|第三方|第三人|垫付|不得/)
      .filter(({ match }) => !isLoanPaidOut.test(match[0]))
      .map(({ sentence }) => ({ span: documentSpan(sentence.start, sentence.end) })),
  );
}
