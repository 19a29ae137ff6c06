/** The extent of liability: unlimited, capped too low, cumulative, fixed fines. */
import {
  articleSentences,
  type Contract,
  factsWithin,
  partyMentions,
  subjectAt,
  totalPrice,
} from '@wenjian/contract';
import { hitOrPassed, levels, sentenceRule } from '../../checks/build-rule.ts';
import { percentText } from '../../checks/find-numbers.ts';
import { isOfSmallFee, penaltyBearer } from '../../checks/find-penalty.ts';
import { findSentences } from '../../checks/find-sentences.ts';
import { levelsAgainst, otherSide } from '../../checks/find-side.ts';
import { civilCode, contractInterpretation } from '../../checks/laws.ts';
import type { Finding, Rule, RuleOutcome } from '../../rule.ts';

const capped = /上限|不超过|为限|最高|封顶|限额|不得超过|以[^，。；]{0,20}为限/;

const MAX_CAP_SHARE = 0.1;

export const liabilityExtentRules: readonly Rule[] = [
  sentenceRule({
    id: 'liability.uncapped',
    title: '赔偿没有上限',
    family: 'liability',
    types: 'all',
    levels: levels('H/M/M'),
    examines: '一方是否须赔偿包括间接损失在内的一切损失而没有上限',
    reason: '赔偿范围包括间接损失、可得利益等一切损失而没有上限，责任可能远远超过合同价款。',
    basis: [civilCode('第五百八十四条', '损失赔偿不得超过违约一方订立合同时预见到或者应当预见到的损失。')],
    suggestion:
      '一方的累计赔偿责任以合同总价的【100】%为限；因故意、重大过失或者侵犯知识产权造成的损失除外。',
    ways: [
      [
        /赔/,
        /损失|损害|受损/,
        /所有|一切|全部|任何|不论多少|无论多少|全额|不设上限/,
        /间接|商誉|停线|停产|利润|订单|客户索赔|预期/,
      ],
    ],
    pattern:
      /^(?=.*(?:赔偿|补偿|承担|负担))(?=.*(?:损失|损害))(?=.*(?:(?:不设|没有|无|不受)[^，。；]{0,8}(?:限额|上限|限制)|不以[^，。；]{0,14}为限|上不封顶))|^(?=.*(?:赔偿|补偿|承担|负担))(?=.*(?:一切|全部|所有|任何|各种|各项)[^，。；]{0,16}(?:损失|损害|费用))(?=.*(?:间接|可得(?:利益|收益)|预期|商誉|利润|停产|经营损失|营业损失|名誉|商业机会|客户(?:流失|索赔)))|(?:一切|全部|所有|任何|各种|各项)[^，。；]{0,10}(?:损失|损害|后果)[^。；]{0,50}(?:间接|可得利益|预期|商誉|利润|经营损失|营业损失|名誉)|(?:直接|实际)[^，。；]{0,6}(?:和|及|与|、|以及|或)间接[^。；]{0,20}(?:损失)|(?:间接损失|可得利益|预期(?:利益|利润)|商誉损失|利润损失)[^。；]{0,50}(?:均|全部|一并|都)[^。；]{0,10}(?:赔偿|承担)|(?:赔偿|承担)[^。；]{0,60}(?:不受[^，。；]{0,6}限制|没有上限|不设上限|无上限)|(?:赔偿|承担)[^。；]{0,50}(?:间接损失|预期利润|预期利益|商誉损失)/,
    unless:
      /不(?:承担|赔偿|包括|负责|予)|除外|故意或者?重大过失|任何一方|双方|违约方|过错方|一方(?:违|应)|合理的?(?:预期)?利润|完成(?:工作)?前[^。；]{0,20}解除/,
    judge: ({ sentence, match }, contract) => {
      if (
        capped.test(sentence.text) &&
        !/(?:不受|不设|没有|无|不以)[^，。；]{0,14}(?:限|上限)|上不封顶/.test(sentence.text)
      )
        return null;
      if (
        articleSentences(contract, sentence).some(
          ({ text }) =>
            /(?:赔偿|责任)[^。；]{0,30}(?:不超过|为限|上限为|最高)/.test(text) && text !== sentence.text,
        )
      )
        return null;
      const side = penaltyBearer(
        contract,
        sentence,
        match[0] === '' || match[0] === '赔'
          ? Math.max(0, sentence.text.search(/赔|补偿|承担|负担/)) + 1
          : match.index + 2,
      );
      if (side === 'both') return null;
      return side === null ? {} : { levels: { ...levelsAgainst(side, 'high'), neutral: 'medium' } };
    },
  }),
  {
    id: 'liability.cap-too-low',
    title: '责任上限过低',
    family: 'liability',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '一方的赔偿上限是否不超过合同价款的百分之十',
    reason: '赔偿上限只有合同价款的一小部分，违约的代价过低，受损一方的损失大部分得不到弥补。',
    basis: [
      civilCode('第五百八十四条', '损失赔偿额应当相当于因违约所造成的损失。'),
      civilCode('第五百零六条', '免除因故意或者重大过失造成对方财产损失责任的条款无效。'),
    ],
    suggestion:
      '一方的累计赔偿责任以合同总价的【100】%为限；因故意、重大过失、侵犯知识产权或者泄露保密信息造成的损失不受此限。',
    thresholds: { maxShare: MAX_CAP_SHARE },
    excuses: ({ percentages }, sentence, { maxShare = MAX_CAP_SHARE }) =>
      /保险|投保|责任险|扣除[^，。；]{0,10}工资/.test(sentence.text) ||
      factsWithin(percentages, sentence).some(({ value }) => value > maxShare),
    check: checkCap,
  },
  sentenceRule({
    id: 'liability.cumulative',
    title: '违约金累计没有上限',
    family: 'liability',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '多项叠加、按次计算的违约金是否有上限',
    reason: '多项违约金可以叠加或者按次计算而没有上限，总额可能远远超过实际损失。',
    basis: [
      civilCode('第五百八十五条', '约定的违约金过分高于造成的损失的，可以请求适当减少。'),
      contractInterpretation(
        '第六十五条',
        '违约金超过造成损失的百分之三十的，一般可以认定为过分高于造成的损失。',
      ),
    ],
    suggestion: '同一违约行为不重复计算违约金，各项违约金累计不超过合同总价的【20】%。',
    pattern:
      /(?:违约金|罚款|违约责任|赔偿金|扣款)[^。；]{0,40}(?:累计(?:计算|计收|适用|主张|叠加)|叠加|累加|分别(?:计算|计收|适用|承担)|合并(?:计算|计收|适用)|并处|同时(?:适用|主张|计收)|重复(?:计算|适用)|不设上限|没有上限|无上限|上不封顶|逐项相加|可以并用|一并(?:计收|主张|适用)|逐次|互不(?:抵销|抵扣|影响))|每(?:发生|出现|违反|违约|发现|有)?(?:一)?(?:次|起|处|项|例|人次|件)[^。；]{0,40}违约金/,
    unless:
      /不超过|上限为|最高|为限|(?<!不)封顶(?!线)|不得(?:超过|重复|叠加)|不重复|不累计|定金|逾期(?:未|不)(?:整改|改正)|(?:整改|改正)(?:期|后|仍)|(?:仍|未|不)[^，。；]{0,4}(?:纠正|制止|整改|改正)/,
    judge: ({ sentence, match }, contract) => {
      if (isOfSmallFee(sentence.text)) return null;
      if (
        articleSentences(contract, sentence).some(({ text }) =>
          /(?:累计|总额|合计)[^。；]{0,14}(?:不超过|为限)/.test(text),
        )
      )
        return null;
      const side = penaltyBearer(contract, sentence, match.index + match[0].length);
      return side === null || side === 'both'
        ? {}
        : { levels: { ...levelsAgainst(side, 'medium'), neutral: 'medium' } };
    },
  }),
  sentenceRule({
    id: 'liability.fixed-amount-fine',
    title: '以罚款追究责任',
    family: 'liability',
    types: [
      'service',
      'construction',
      'lease',
      'workContract',
      'warehousing',
      'transport',
      'technologyService',
    ],
    levels: levels('-/M/L'),
    examines: '是否约定固定金额的罚款',
    reason: '合同双方地位平等，一方没有罚款的权力；固定金额的罚款与实际损失脱节，且多由一方单方认定。',
    basis: [
      civilCode('第四条', '民事主体在民事活动中的法律地位一律平等。'),
      civilCode('第五百八十五条', '可以约定违约金，过分高于损失的可以请求适当减少。'),
    ],
    suggestion:
      '经书面通知后【3】日内未整改的，每次按当期价款的【1】%支付违约金，累计不超过当期价款的【10】%。',
    pattern:
      /罚款|罚金|处以?[\d,.]+(?:万)?元|扣罚|罚其?[\d一二三四五六七八九十壹贰叁肆伍陆柒捌玖]|(?:每|一)(?:次|人次|处|项|例|起|晚|天)[^，。；]{0,10}(?:扣|罚)款?[^，。；]{0,4}[\d一二三四五六七八九十]/,
    unless:
      /漏做|少做|未做|缺[课勤岗]|行政|政府|主管部门|监管|交警|执法|机关|税务|城管|消防部门|有关部门|被(?:处|罚)|违章|(?:交通)?违法[^，。；]{0,6}(?:罚款|记分|处理)|海关|罚款[^。；]{0,6}由[^。；]{0,10}承担|(?:累计|合计)?不超过[^，。；]{0,14}(?:%|百分之)/,
    judge: ({ sentence }, contract) => {
      if (factsWithin(contract.amounts, sentence).length === 0) return null;
      const side = penaltyBearer(contract, sentence, sentence.text.length);
      const isLease = contract.type.type === 'lease';
      if (side === null || side === 'both') return isLease ? { levels: levels('M/-/L') } : {};
      return { levels: levelsAgainst(side, 'medium') };
    },
  }),
];

const cap =
  /(?:赔偿|赔付|责任)[^。；]{0,40}(?:不超过|不得超过|不高于|为限|上限|限额|最高|最多|至多|限于|以内|封顶)|(?:最多|最高|至多|仅|只)[^，。；]{0,8}(?:赔偿|赔付|承担|赔)/;

function checkCap(
  contract: Contract,
  { maxShare = MAX_CAP_SHARE }: Readonly<Record<string, number>>,
): RuleOutcome {
  const total = totalPrice(contract)?.fen ?? null;
  const findings: Finding[] = [];
  for (const { sentence, match } of findSentences(
    contract,
    cap,
    /任何一方|双方|保证责任|注册资本|出资额|保险|投保|责任险|扣除[^，。；]{0,10}工资|千分之|万分之|每(?:逾期|日|天)|保证期间/,
  )) {
    if (
      /违约金[^，。；]{0,16}(?:不超过|为限|上限|最高)|(?:累计|总额)[^，。；]{0,6}不超过/.test(
        sentence.text,
      ) &&
      !/赔偿|责任/.test(sentence.text.replace(/违约责任/g, ''))
    )
      continue;
    const share = factsWithin(contract.percentages, sentence).find(({ per }) => per === null)?.value;
    const sum = factsWithin(contract.amounts, sentence).find(({ fen }) => fen !== null)?.fen;
    const part = share ?? (sum != null && total !== null && total > 0 ? sum / total : null);
    const isOneMonth =
      /(?:不超过|为限|限于|最高|最多)[^，。；]{0,30}(?:一个月|当月|单月|当次|单次|一期|当期)|(?:一个月|当月|单月|当次|单次)[^，。；]{0,16}为限/.test(
        sentence.text,
      );
    if (!isOneMonth && (part === null || part > maxShare + 1e-9)) continue;
    const subject =
      subjectAt(contract, sentence.text, match.index + match[0].length) ??
      partyMentions(contract, sentence.text)[0] ??
      null;
    const side = subject?.party?.side ?? null;
    findings.push({
      span: sentence,
      ...(part === null ? {} : { detail: `上限约为合同价款的${percentText(Number(part.toFixed(4)))}` }),
      ...(side === null
        ? {}
        : { levels: { ...levelsAgainst(otherSide(side), 'medium'), neutral: 'medium' as const } }),
    });
  }
  return hitOrPassed(findings);
}
