/** Whether both sides have comparable liability for breach. */
import {
  type Contract,
  factsWithin,
  type PartyMention,
  type PartySide,
  partyMentions,
  type Sentence,
  sentencesOf,
  subjectAt,
  totalPrice,
} from '@wenjian/contract';
import { documentSpan } from '@wenjian/document';
import { hitOrPassed, levels, passed, sentenceRule } from '../../checks/build-rule.ts';
import { percentText } from '../../checks/find-numbers.ts';
import {
  isCapped,
  isOfSmallFee,
  penaltiesOf,
  penaltyBearer,
  penaltyWords,
} from '../../checks/find-penalty.ts';
import { findSentences, passageOf, says } from '../../checks/find-sentences.ts';
import { bearerAt, levelsAgainst, otherSide } from '../../checks/find-side.ts';
import { civilCode } from '../../checks/laws.ts';
import type { Finding, Rule, RuleOutcome } from '../../rule.ts';

export const liabilityBalanceRules: readonly Rule[] = [
  {
    id: 'liability.one-sided',
    editMode: 'add',
    title: '只约定一方的违约责任',
    family: 'liability',
    types: 'all',
    levels: levels('H/H/M'),
    examines: '违约责任是否约束双方',
    reason: '合同只约定一方的违约责任，另一方违约时没有约定的后果，双方的约束不对等。',
    basis: [
      civilCode('第五百七十七条', '任何一方不履行合同义务的，都应当承担违约责任。'),
      civilCode('第六条', '民事主体应当遵循公平原则，合理确定各方的权利和义务。'),
    ],
    suggestion: {
      payer:
        '{performer}逾期履行或者履行不符合约定的，每逾期一日按逾期部分价款的万分之五向{payer}支付违约金，并赔偿{payer}因此受到的损失。',
      performer:
        '{payer}逾期付款或者不履行协助义务的，每逾期一日按应付未付金额的万分之五向{performer}支付违约金，并赔偿{performer}因此受到的损失。',
      neutral:
        '任何一方违反本合同的，应按对等的标准承担违约责任：逾期履行的，每逾期一日按逾期部分金额的万分之五支付违约金，并赔偿由此造成的损失。',
    },
    check: checkOneSided,
  },
  {
    id: 'liability.asymmetric-rate',
    editMode: 'none',
    title: '双方违约金比例不对等',
    family: 'liability',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '双方同类违约金的比例是否相差两倍以上',
    reason: '同类违约行为，一方的违约金比例是另一方的数倍，责任明显不对等。',
    basis: [civilCode('第六条', '民事主体应当遵循公平原则，合理确定各方的权利和义务。')],
    suggestion:
      '双方逾期履行的违约金采用相同标准：每逾期一日按逾期部分金额的万分之五计算，累计不超过该金额的【20】%。',
    thresholds: { minRatio: 2 },
    check: checkRates,
  },
  sentenceRule({
    id: 'liability.indemnity-one-side',
    title: '单方无限赔偿或担保免责',
    family: 'liability',
    types: 'all',
    levels: levels('H/H/M'),
    examines: '是否要求一方不问原因保证对方免受任何索赔',
    reason: '一方不问过错地保证对方免受任何索赔和损失，没有上限，可能承担与自己无关的责任。',
    basis: [
      civilCode('第五百八十四条', '损失赔偿不得超过违约一方订立合同时预见到或者应当预见到的损失。'),
      civilCode('第五百九十二条', '当事人都违反合同的，应当各自承担相应的责任。'),
    ],
    suggestion:
      '因一方过错引起第三人索赔的，由该方承担责任；双方都有过错的，按过错比例分担。一方的累计赔偿责任以合同总价为限，故意或者重大过失除外。',
    ways: [
      [
        /一切|全部|任何|所有/,
        /间接/,
        /不受[^，。；]{0,6}限制|无上限|不设(?:置)?上限|不以[^，。；]{0,10}为限/,
        /赔偿|承担/,
      ],
      [
        /(?:使|令|确保|保证(?!期|责任|人|金|合同|方式|范围|担保)|保障|让)[^，。；]{0,12}(?:不受|免受|免于|免遭|分文不损|不因|免责)|挡在前面|补偿[^，。；]{0,8}(?:遭受|因此)|不问(?:起因|原因|缘由)/,
        /索赔|追索|赔偿要求|诉讼|投诉|第三(?:方|人)|追究/,
        /任何|一切|所有|全部/,
      ],
    ],
    pattern:
      /(?:保证(?!期|责任|人|金|合同|方式|范围|担保)|确保|使|令|保障)[^，。；]{0,10}(?:免受|不受|免于|免遭|免除)[^。；]{0,30}(?:索赔|损失|追究|诉讼|责任|损害|处罚|主张|追索|牵连|影响|追诉)|(?:无限|无上限|不设上限)[^，。；]{0,6}(?:连带)?(?:赔偿|责任)|^(?=.*(?:不论|无论|不问|不管))(?=.*(?:保证(?!期|责任|人|金|合同|方式|范围|担保)|确保|使)[^，。；]{0,12}不受)|(?:任何|一切|所有)[^，。；]{0,20}(?:投诉|索赔|诉讼|追索|责任|纠纷|处罚)[^。；]{0,40}(?:均|全部|概|一律|皆)[^。；]{0,8}由[^，。；]{1,10}(?:承担|负责|处理|负担|解决|赔偿)|(?:不论|无论|不问|不管)[^。；]{0,30}(?:原因|过错|何人|责任)[^。；]{0,40}(?:承担|赔偿|负责|免受)/,
    unless:
      /合伙(?:人|企业)|(?:知识产权|侵权|侵犯|专利权|商标权|著作权)(?!.*(?:不论|无论|不问))|(?<!是否|无论|不论|不问)因(?:其|自身|乙方|甲方)(?:自身)?(?:的)?(?:过错|违约|原因|行为)|为限|不超过|任何一方|违约方|双方|过错方|责任方|劳动|工伤|税|瑕疵担保|(?:抵押|质押)|保证人|维修|修缮|逾期|不受其?(?:个人|自身|本人)/,
    judge: ({ sentence, match }, contract) => {
      const promise = sentence.text.search(/(?:应当?|须|要|愿|同意|负责|承诺)?(?:保证|确保|使|令|保障)/);
      const promising = promise < 0 ? null : bearerAt(contract, sentence, promise + 1);
      const side = promising ?? penaltyBearer(contract, sentence, match.index + match[0].length);
      if (side === 'both') return null;
      return side === null ? {} : { levels: levelsAgainst(side, 'high') };
    },
  }),
  sentenceRule({
    id: 'liability.consequential-excluded',
    title: '排除间接损失',
    family: 'liability',
    types: 'all',
    levels: levels('M/M/L'),
    examines: '一方是否没有排除间接损失、可得利益的赔偿',
    reason: '一方违约造成的停产、利润等损失不予赔偿，受损一方的实际损失往往大部分得不到弥补。',
    basis: [civilCode('第五百八十四条', '损失赔偿额包括合同履行后可以获得的利益。')],
    suggestion:
      '违约方应赔偿守约方的直接损失和订立合同时可以预见的可得利益损失；因故意或者重大过失造成的损失不受任何限制。',
    evenNegated: true,
    ways: [
      [
        /不赔|不(?:承担|负|予赔)|不在赔偿之列|概不(?:赔偿|负责)|仅赔偿直接|只赔/,
        /间接|可得利益|利润|营业中断|客流|流失|停产|商誉|预期(?:收益|利益)|业务中断|经营损失/,
        /损失|利润|损害|收益|利益|流失|中断/,
      ],
    ],
    pattern:
      /(?:不(?:承担|负责|赔偿|对|予赔偿|包括|负)|概不|无须|无需|免于)[^。；]{0,40}(?:间接|可得利益|预期利益|利润|后果性|停产|停工|停业|商誉|业务中断|营业损失|经营损失|数据丢失)|(?:间接|可得利益|预期利益|利润|停产|停线|减产|停业|商誉|业务中断|营业损失|订单流失|经营损失)[^。；]{0,60}(?:不(?:承担|予|负|赔|在|包括|属于)|概不|除外|无须|无需|一概不)/,
    unless:
      /(?:分配|抽取|转移)利润|赔偿[^。；不]{0,24}(?:可以获得的利益|可得利益|预期利益)|任何一方|双方|互不|违约方|上浮|合理利润|利润分配|可分配利润|停工期间|窝工|不超过|不受|不可抗力|工期/,
    judge: ({ sentence, match }, contract) => {
      const at =
        match.index + Math.max(0, match[0].search(/不(?:承担|负|赔|对|予)|概不|无须|无需|一概不|免于/));
      const mention = subjectAt(contract, sentence.text, at + 1) ?? partyMentions(contract, sentence.text)[0];
      const side: PartySide | null = mention?.party?.side ?? null;
      // 用户的营业中断不在赔偿之列: the named party is the one who suffers, not the one who is released.
      if (side !== null && mention !== undefined && isOwner(sentence.text, mention))
        return { levels: levelsAgainst(side, 'medium') };
      return side === null ? {} : { levels: levelsAgainst(otherSide(side), 'medium') };
    },
  }),
];

const mutual =
  /任何一方|任一方|双方|各方|违约方|守约方|一方(?:违|逾|迟|不|未)|另一方|^[^，。；]{0,8}业主[^，。；]{0,4}(?:逾期|未|迟延|拖欠)/;

function checkOneSided(contract: Contract): RuleOutcome {
  const found = findSentences(
    contract,
    penaltyWords,
    /保险|税务|行政|工伤|认定的|扣收|(?:不承担|无须承担|无需承担|免除|不负)[^。；]{0,12}(?:违约金|赔偿|违约责任|责任)/,
  );
  const isMutual = found.some(
    ({ sentence }) =>
      mutual.test(sentence.text.replace(/由违约方承担|违约方承担/g, '')) &&
      (!/律师费|诉讼费|维权|保全费/.test(sentence.text) || /赔偿[^，。；]{0,8}损失/.test(sentence.text)),
  );
  if (isMutual) return passed;
  const bearers = found
    .filter(({ sentence }) => !/律师费|诉讼费|维权/.test(sentence.text) && /[，。；]/.test(sentence.text))
    .flatMap(({ sentence, match }) => {
      const sides = new Set<PartySide>();
      for (const part of sentence.text.split(/；/)) {
        const side = penaltyBearer(
          contract,
          { ...sentence, text: part },
          Math.max(part.search(penaltyWords), 0) || match.index,
        );
        if (side === 'payer' || side === 'performer') sides.add(side);
      }
      return [...sides].map((side) => ({ sentence, side }));
    });
  // A third party who pays for one side is liable for it.
  if (found.some(({ sentence }) => isOnThird(contract, sentence))) return passed;
  const burdened = new Set([...bearers.map(({ side }) => side), ...costBearers(contract)]);
  const [only] = burdened;
  const [first] = bearers;
  if (burdened.size !== 1 || only === undefined || first === undefined) return passed;
  const isLoose =
    contract.type.type === 'labour' || contract.type.type === 'guarantee' || contract.type.type === 'loan';
  if (isLoose || says(contract, /双方[^。；]{0,20}违约责任|按[^。；]{0,14}法律[^。；]{0,10}承担违约责任/))
    return passed;
  const [one, ...others] = bearers.map(({ sentence }) => sentence);
  const span = one === undefined ? first.sentence : passageOf(contract, [one, ...others]);
  return hitOrPassed([{ span, levels: { ...levelsAgainst(only, 'medium'), neutral: 'medium' } }]);
}

/** 丙方逾期付费的，每日支付违约金: the family pays for the old man, the guarantor for the debtor. */
function isOnThird(contract: Contract, { text }: Sentence): boolean {
  const [first] = partyMentions(contract, text);
  return (
    first !== undefined &&
    first.party !== null &&
    first.party.side === null &&
    /^[^，。；]{0,6}(?:逾期|未|迟延|不|违反)/.test(text.slice(first.index + first.word.length))
  );
}

/** 甲方未提供资料的，应承担乙方因此增加的费用: liability without the words of liability. */
function costBearers(contract: Contract): readonly PartySide[] {
  return findSentences(
    contract,
    /(?:未|不|迟延|逾期|违反)[^。；]{0,40}(?:应当?|须)(?:由其)?(?:承担|负担|支付|补偿)[^，。；]{0,20}(?:费用|损失|窝工|利息)|(?:未按|逾期|迟延)[^。；]{0,60}(?:计付|支付|计算|加计)[^，。；]{0,10}利息/,
  ).flatMap(({ sentence, match }) => {
    const side = penaltyBearer(contract, sentence, match.index + match[0].length);
    return side === 'payer' || side === 'performer' ? [side] : [];
  });
}

function checkRates(contract: Contract, { minRatio = 2 }: Readonly<Record<string, number>>): RuleOutcome {
  const penalties = penaltiesOf(contract).filter(({ isDaily, rate }) => isDaily && rate.value < 1);
  const highest = (side: PartySide) =>
    penalties
      .filter((penalty) => penalty.side === side)
      .sort((one, other) => other.rate.value - one.rate.value)[0];
  const payer = highest('payer');
  const performer = highest('performer');
  if (payer === undefined || performer === undefined) return hitOrPassed(flatAgainstRate(contract));
  const [heavy, light] = payer.rate.value >= performer.rate.value ? [payer, performer] : [performer, payer];
  if (isCapped(heavy.sentence.text) || isOfSmallFee(heavy.sentence.text)) return passed;
  if (light.rate.value === 0 || heavy.rate.value / light.rate.value < minRatio - 1e-9) return passed;
  return hitOrPassed([
    {
      span: areNear(contract, heavy.sentence, light.sentence)
        ? documentSpan(
            Math.min(heavy.sentence.start, light.sentence.start),
            Math.max(heavy.sentence.end, light.sentence.end),
          )
        : heavy.sentence,
      related: [light.sentence],
      detail: `一方为每日${percentText(heavy.rate.value)}，另一方为每日${percentText(light.rate.value)}`,
      levels: { ...levelsAgainst(heavy.side, 'medium'), neutral: 'medium' },
    },
  ]);
}

const dailyFlat =
  /(?:每逾期一?[日天]|每[日天]|按日)[^，。；%]{0,12}?(?:支付|承担|赔偿)?[^，。；\d%]{0,10}(\d[\d,]{0,8})元(?![^，。；]{0,4}[%％])/;
const dailyShare =
  /(?:每逾期一?[日天]|每[日天]|按日)[^，。；]{0,8}按?[^，。；]{0,6}(?:总价|总额|价款|总价款|合同价|总金额|房款|成交价)[^，。；]{0,4}(?:的)?[^，。；]{0,4}(?:千分之|万分之|百分之|[\d.]+[%‰])/;
/** So many times as much is out of proportion. */
const FLAT_RATIO = 5;

/** 乙方每逾期一日按总价的千分之一…；甲方每逾期一日支付30元: one pays a share of the price, the other a few yuan. */
function flatAgainstRate(contract: Contract): Finding[] {
  const price = totalPrice(contract)?.fen ?? null;
  if (price === null) return [];
  const sentences = sentencesOf(contract);
  const heavy = sentences.find(({ text }) => dailyShare.test(text) && /逾期|迟延/.test(text));
  const light = sentences.find(
    ({ text }) => dailyFlat.test(text) && /逾期|迟延/.test(text) && !dailyShare.test(text),
  );
  if (heavy === undefined || light === undefined || !areNear(contract, heavy, light)) return [];
  const rate = factsWithin(contract.percentages, heavy)[0]?.value ?? 0;
  const flat = Number((dailyFlat.exec(light.text)?.[1] ?? '0').replaceAll(',', ''));
  const share = (price / 100) * rate;
  if (flat === 0 || share < flat * FLAT_RATIO) return [];
  const span = documentSpan(Math.min(heavy.start, light.start), Math.max(heavy.end, light.end));
  return [{ span, detail: `一方每日约${Math.round(share)}元，另一方每日${flat}元` }];
}

/** Two adjacent sentences are quoted together. */
function areNear(contract: Contract, one: Sentence, other: Sentence): boolean {
  const sentences = sentencesOf(contract);
  return Math.abs(sentences.indexOf(one) - sentences.indexOf(other)) <= 2;
}

function isOwner(text: string, { index, word }: PartyMention): boolean {
  return /^(?:的|之)[^，。；]{0,12}(?:损失|中断|流失|利润|减少|停产)/.test(text.slice(index + word.length));
}
