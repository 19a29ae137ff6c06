/** The instalments of a price, article by article: percentages of the whole, or sums that add up to it. */
import type { Span } from '@wenjian/document';
import type { Contract, Percentage } from '../../contract.ts';
import { ONE, size } from '../../numbers/exact-number.ts';
import { readNumber } from '../../numbers/read-number.ts';
import { articleSentences, factsWithin, type Sentence, sentencesOf } from '../../text/sentences.ts';
import { figureOfAmount, figureOfShare } from '../figures/figure-of-fact.ts';
import { expectedOf, type Figure, type SumRelation } from '../figures/figure-relation.ts';
import { type FilledAmount, isFilled } from '../prices/price-sentences.ts';
import { totalPrice, wordsBefore } from '../prices/whole-price.ts';
import { timesOfEach } from '../tables/counted-each.ts';

export interface PaymentSchedule {
  /** The parts and the whole. 付至80% replaces the parts before it. */
  readonly relation: SumRelation;
  /** The percentages, each with its sentence; empty when sums are paid. */
  readonly shares: readonly ScheduleShare[];
  /** The sentences that contain the parts. */
  readonly sentences: readonly Sentence[];
  /** 余款验收后付清: the parts with a figure need not be complete. */
  readonly isOpen: boolean;
}

export interface ScheduleShare extends Percentage {
  /** 付至80%: the total paid until then, not an additional part. */
  readonly isRunning: boolean;
  /** 第二批和第三批各30%: twice; null: of an unknown number. */
  readonly times: number | null;
  readonly sentence: Sentence;
}

const payment =
  /付|汇入|划入|投入|到位|缴|交纳|结清|首笔|首期|尾款|余款|余下|剩余|进度款|质保金|质量保证金|价款|总价/;
/** 分四期付款: every percentage of the sentence is one of the parts. */
const inParts =
  /分[一二三四五六两\d]+(?:次|期|笔|个阶段|批)[^。；]{0,6}(?:付|支付|缴|结|到位|投入)|(?:按|依)(?:照)?(?:下列|以下|如下)?(?:节点|进度|比例|阶段|时间)[^。；]{0,6}(?:支付|付款|缴)|(?:支付|付款|缴款)(?:节点|比例|进度|方式)[^。；]{0,4}[：:为]/;
const partedRest = /(?:其余|剩余|余下)[^，。；]{0,10}[%一二三四五六七八九十]分[两二三四五六\d]+(?:次|期|笔)/;
const shareWords = /最后|其余|余下|剩余|余(?=\d|百分之)|折合|占|合同(?:总)?(?:价|额|金额)|费用|总额/;
/** 持股30%: what somebody holds is not paid. */
const holding = /(?:持股|占股|股权比例|出资比例|表决权)[^，。；]{0,8}$|持有[^，。；款]{0,12}$/;
const otherMatter =
  /违约金|逾期|迟延|利率|(?<!不计|不付|无)利息|滞纳|按日|每日|罚|赔偿|浮动|折扣|上限|优惠|误差|分得|分成|净利润|融资比例|仍应|(?:取消|通知|退出|退款|退订|改期)的，?支付|成交价[^，。；]{0,6}的|例如|(?:不足|超过|未达|不到)[^，。；]{0,8}的，?[^，。；]{0,4}支付/;
const reported =
  /此前[^，。；]{0,4}付|截至[^，。；]{0,12}[，已][^。；]{0,8}付|累计(?:已)?(?:支付|付款|收款)[^，。；]{0,20}[元，]占|本期(?:应付|付款|申请)/;
const taxRate = /税率[^，。；]{0,8}$|增值税(?!(?:专用|普通|电子)?发票)[^，。；]{0,8}$|税[^，。；]{0,4}$/;
const upTo = /(?:至|到|达)[^，。；]{0,16}$/;
/** 当月已完成工程价款的80%: a part of what was done, not of the price. */
const progress =
  /(?:当|每|该|上)月(?:的)?[^，。；]{0,6}(?:价款|款|金额|费用)的$|月.{0,200}完成(?!约定)|工程量|已完(?!成(?:约定|全部|缺陷|整改|修复))/;
/** The rest is paid without a figure, so the listed parts need not add up to the whole. */
const openRest = /余款|其余|剩余|尾款|余下|余额/;

const schedules = new WeakMap<Contract, readonly PaymentSchedule[]>();

export function paymentSchedules(contract: Contract): readonly PaymentSchedule[] {
  const known = schedules.get(contract) ?? readSchedules(contract);
  schedules.set(contract, known);
  return known;
}

function readSchedules(contract: Contract): readonly PaymentSchedule[] {
  return paymentArticles(contract).flatMap((article) => {
    const shares = sharesOf(contract, article);
    const schedule = shares.length < 2 ? ofSums(contract, article) : ofShares(contract, article, shares);
    return schedule === null ? [] : [schedule];
  });
}

/** The sentences about payment, article by article. */
function paymentArticles(contract: Contract): readonly (readonly Sentence[])[] {
  const seen = new Set<Sentence>();
  const articles: (readonly Sentence[])[] = [];
  for (const sentence of sentencesOf(contract)) {
    if (seen.has(sentence) || !payment.test(sentence.text)) continue;
    const article = articleSentences(contract, sentence);
    for (const each of article) seen.add(each);
    articles.push(
      article.filter(({ text }) => (payment.test(text) || /\d%/.test(text)) && !otherMatter.test(text)),
    );
  }
  return articles;
}

function sharesOf(contract: Contract, article: readonly Sentence[]): readonly ScheduleShare[] {
  const { text } = contract.document;
  return article.flatMap((sentence) =>
    factsWithin(contract.percentages, sentence).flatMap((share): ScheduleShare[] => {
      const { start, end, value, per } = share;
      const before = lastPart(text.slice(sentence.start, start));
      const after = text.slice(end, end + 12);
      if (/^(?:的)?[^，。；]{0,6}(?:担保|保函|保险)/.test(after)) return [];
      // 成活率达到98%以上的, 占预算的20%: what is reached, and what a report tells.
      if (/率[^，。；]{0,6}$|占[^，。；]{0,8}(?:预算|投资|产值|收入|销量)[^，。；]{0,4}$/.test(before))
        return [];
      // 甲方300万元，占50%: what a shareholder has.
      if (
        /占(?:股|比)?$/.test(before) &&
        /^\s*[，。；、]/.test(after) &&
        (/出资|注册资本|股东|股权/.test(sentence.text) ||
          /方\s*\d[\d,.]{0,12}万?元，占$/.test(text.slice(sentence.start, start)))
      )
        return [];
      // 未超过投标总价的2%: a bound. 此前已付40%，本期15%，累计55%: a report of what is paid.
      if (/[未不](?:超过|高于|低于|少于|大于|小于)[^，。；]{0,10}$/.test(before)) return [];
      if (reported.test(sentence.text)) return [];
      if (holding.test(before) || /^的?(?:股权|股份|表决权|出资额|财产份额)/.test(after)) return [];
      if (taxRate.test(before) || /^[^，。；]{0,2}(?:增值税|税率|的?(?:发票|专用|税))/.test(after)) return [];
      if (
        !inParts.test(sentence.text) &&
        !shareWords.test(before + text.slice(start, end) + after) &&
        !payment.test(before + after)
      )
        return [];
      // 付首批货值的80%…付第二批货值的80%: each of its own sum.
      if (
        /(?:首|[第本该前后每各当次][一二三四五六七八九十\d]?)批[^，。；]{0,4}(?:货值|货款|价款|金额|款)的$/.test(
          before,
        )
      )
        return [];
      // 提取10%的储备，余下利润按45%、35%分配: what is shared out is no price.
      if (/提取[^，。；]{0,4}$/.test(before)) return [];
      // 剩余报酬支付其中的一半; 其余70%分两期支付，每期35%: parts of a part.
      if (/其中的?$/.test(before)) return [];
      if (/每[期次笔][^，。；]{0,12}$/.test(before) && partedRest.test(sentence.text)) return [];
      // 按成交总价的2%支付中介报酬: the rate of a fee.
      if (
        /按[^，。；]{0,14}的$/.test(before) &&
        /^[^，。；]{0,12}(?:报酬|佣金|服务费|管理费|提成)/.test(after)
      )
        return [];
      // 服务费按成交价的1.2%支付: the same, with the fee in front.
      if (/(?:费|报酬|佣金|酬金|提成)[^，。；]{0,14}按[^，。；]{0,24}的$/.test(before)) return [];
      // 各期款项合计为合同总价的100% states the total and is not a part.
      if (value === 1 && /合计|总计|共计|之和|累计/.test(before)) return [];
      if (per === 'day' || value > 1 || progress.test(before)) return [];
      const isRunning = upTo.test(before) && /付至|付到|支付至|支付到|累计|达到?/.test(before);
      return [{ ...share, isRunning, times: timesOfEach(before), sentence }];
    }),
  );
}

const whole: Figure = { span: null, value: ONE, step: ONE, unit: ONE, kind: 'rate' };

function ofShares(
  contract: Contract,
  article: readonly Sentence[],
  shares: readonly ScheduleShare[],
): PaymentSchedule | null {
  if (shares.some(({ times }) => times === null)) return null;
  const counted = completeSentence(contract, shares) ?? fromRunning(shares);
  const parts = counted.flatMap((share) => figuresOfShare(contract, share));
  return {
    relation: { kind: 'sum', name: 'shares', parts, result: whole },
    shares,
    sentences: shares.map(({ sentence }) => sentence),
    isOpen:
      article.some((sentence) => isOpenRest(contract, sentence, 'share')) ||
      isRestPaidAsSum(contract, article, parts),
  };
}

const firstSum = /(?:定金|订金|预付款|首付款|首期款)[^，。；\d]{0,12}$/;

/** 定金96,000元 before 40%, 30%, 17% and 3% of 960,000元: the share that is missing is told as a sum. */
function isRestPaidAsSum(
  contract: Contract,
  [first]: readonly Sentence[],
  parts: readonly Figure[],
): boolean {
  const total = totalPrice(contract);
  const rest = ONE - parts.reduce((sum, { value }) => sum + value, 0n);
  if (first === undefined || total === null || !isFilled(total) || rest <= 0n) return false;
  const missing = (Number(rest) / Number(ONE)) * total.fen;
  const around = articleSentences(contract, first);
  return around.some((sentence) =>
    factsWithin(contract.amounts, sentence).some(
      (sum) => isFilled(sum) && Math.abs(sum.fen - missing) < 1 && firstSum.test(wordsBefore(contract, sum)),
    ),
  );
}

/** As often as it is said of something. */
function figuresOfShare(contract: Contract, share: ScheduleShare): readonly Figure[] {
  return Array.from({ length: share.times ?? 1 }, () => figureOfShare(contract, share));
}

/** After 付至80% only what follows is added. */
function fromRunning(shares: readonly ScheduleShare[]): readonly ScheduleShare[] {
  const last = shares.findLastIndex(({ isRunning }) => isRunning);
  return shares.slice(Math.max(0, last));
}

/** 支付40%，…支付50%，其余10%: one sentence makes up the whole; 履约保证金为合同价款的5% beside it is another matter. */
function completeSentence(
  contract: Contract,
  shares: readonly ScheduleShare[],
): readonly ScheduleShare[] | undefined {
  return [...Map.groupBy(shares, ({ sentence }) => sentence).values()].find((own) => {
    const values = own.flatMap((share) => figuresOfShare(contract, share)).map(({ value }) => value);
    const isAdded = own.length > 1 && own.every(({ isRunning }) => !isRunning);
    const isBeside = shares.every((share) => own.includes(share) || secured.test(share.sentence.text));
    return isAdded && isBeside && values.reduce((sum, value) => sum + value, 0n) === ONE;
  });
}

const secured = /保证金|质保金|保函|担保|扣留|扣除/;

const instalment =
  /分[一二三四五六两\d]+(?:次|期|笔)|第[一二三四五六七八九十\d]+(?:期|笔|次|阶段)|首期|首付|预付|首笔|尾款|余款|[二三四]期款|进度款|定金|剩余|余下|交纳|付至|(?:签约|签订|签署|中期|中间|结项|验收|交付|到货|完工|上线)[^，。；]{0,10}(?:付|支付)/;

/** 首付款60万元（含定金）. */
const containing = /(?<!不)含[^，。；]{0,4}定金|定金[^，。；\d]{0,12}(?:抵作|转为|冲抵|计入|充抵)/;

/** 累计已付1,036,000元: some of the instalments, and what they come to. */
const paidSoFar = /累计(?:已经?)?(?:支付|付款|付)/;

/** What is still owed is not a further part. */
const owed = /尚欠|拖欠|欠付|尚未支付|未付/;

function ofSums(contract: Contract, article: readonly Sentence[]): PaymentSchedule | null {
  const announced = announcedParts(contract, article);
  if (announced !== null) return announced;
  const total = totalOf(contract, article);
  if (total === null || contract.type.type === 'lease') return null;
  const read = (isPart: (sentence: Sentence) => boolean) => {
    const once = sumsPaid(contract, article, total, isPart, true);
    const all = sumsPaid(contract, article, total, isPart, false);
    return all !== null && (once === null || !isNear(once.relation)) ? all : once;
  };
  const called = read(({ text }) => instalment.test(text));
  const paid = read(({ text }) => instalment.test(text) || paying.test(text));
  // 生效后支付7万元；验收后支付9万元: what is paid without a word for an instalment may be what is missing.
  if (paid !== null && comesOut(paid.relation)) return paid;
  if (called !== null && isNear(called.relation)) return called;
  return paid !== null && isVeryNear(paid.relation) ? paid : null;
}

/** A sum behind the verb: 汇入300万元, 以按揭贷款方式支付270万元. */
const paying = /(?:付|汇入|汇至|缴纳|缴付|交纳|打款|划入|划转|到位)[^，。；\d]{0,12}\d/;

function sumsPaid(
  contract: Contract,
  article: readonly Sentence[],
  total: FilledAmount,
  isPart: (sentence: Sentence) => boolean,
  isDepositContained: boolean,
): PaymentSchedule | null {
  const sentences = article.filter((sentence) => isPart(sentence) && !owed.test(sentence.text));
  if (sentences.some(({ text }) => /每(?:月|季|年|期)|利息/.test(text) || paidSoFar.test(text))) return null;
  const isContained = isDepositContained && article.some(({ text }) => containing.test(text));
  const parts = sentences.flatMap((sentence) =>
    factsWithin(contract.amounts, sentence)
      .filter(isFilled)
      .filter(({ fen, isUppercase }) => !isUppercase && fen < total.fen)
      .filter((amount) => !isContained || !/定金[^，。；\d]{0,8}$/.test(wordsBefore(contract, amount)))
      .map((amount) => ({ figure: figureOfAmount(contract, amount), sentence })),
  );
  if (parts.length < 2) return null;
  return {
    relation: {
      kind: 'sum',
      name: 'instalments',
      parts: parts.map(({ figure }) => figure),
      result: figureOfAmount(contract, total),
    },
    shares: [],
    sentences: parts.map(({ sentence }) => sentence),
    isOpen: article.some((sentence) => isBeside(sentence, parts) && isOpenRest(contract, sentence)),
  };
}

/** How far from the sums the rest of the price is still spoken of. */
const BESIDE = 240;

/** 其余出资, 其余用于办理手续: before the first instalment or far behind the last it is the rest of something else. */
function isBeside({ start }: Span, parts: readonly { readonly sentence: Sentence }[]): boolean {
  const first = parts[0]?.sentence.start ?? 0;
  const last = parts.at(-1)?.sentence.end ?? 0;
  return start >= first && start < last + BESIDE;
}

function comesOut(relation: SumRelation): boolean {
  return expectedOf(relation) === relation.result.value;
}

/** Further off they are not all the instalments, or more than them. */
function isNear(relation: SumRelation): boolean {
  return size(expectedOf(relation) - relation.result.value) * 10n <= relation.result.value * 4n;
}

/** Sums that only the verb makes instalments must be nearer, and none of them may be something else. */
function isVeryNear(relation: SumRelation): boolean {
  const sum = expectedOf(relation);
  const { value: whole } = relation.result;
  return size(sum - whole) * 8n <= whole && !relation.parts.some(({ value }) => sum - value === whole);
}

const partsAnnounced =
  /^[^。；\d]{0,24}分(?<count>[二两三四五六七八九十\d]+)(?:次|期|笔|批)[^。；]{0,8}(?:付|支付|缴|结|到位|投入)/;

/** 入门费200万元，分三期支付：…80万元，…60万元，…60万元: as many sums as parts are announced. */
function announcedParts(contract: Contract, article: readonly Sentence[]): PaymentSchedule | null {
  const { text } = contract.document;
  for (const sentence of article) {
    const sums = factsWithin(contract.amounts, sentence).filter(isFilled);
    for (const [index, total] of sums.entries()) {
      const behind = text.slice(total.end, sentence.end).replace(/^[）)]*[（(][^）)]*[）)]/, '');
      const count = readNumber(partsAnnounced.exec(behind)?.groups?.count ?? '');
      const parts = sums.slice(index + 1).filter(({ isUppercase, fen }) => !isUppercase && fen < total.fen);
      if (count === null || parts.length !== count) continue;
      return {
        relation: {
          kind: 'sum',
          name: 'instalments',
          parts: parts.map((part) => figureOfAmount(contract, part)),
          result: figureOfAmount(contract, total),
        },
        shares: [],
        sentences: [sentence],
        isOpen: false,
      };
    }
  }
  return null;
}

/** 投资款分三次到位: the total of the instalments, or the price of the contract. */
function totalOf(contract: Contract, article: readonly Sentence[]): FilledAmount | null {
  const own = article.flatMap((sentence) => factsWithin(contract.amounts, sentence));
  const named = own.find(
    (amount) =>
      amount.fen !== null &&
      !amount.isUppercase &&
      /总[额价计数][^，。；\d]{0,8}$/.test(wordsBefore(contract, amount, 24)),
  );
  const total = named ?? totalPrice(contract);
  return total !== null && isFilled(total) ? total : null;
}

/** 余款148,500元 beside percentages: a part without its share. */
function isOpenRest(contract: Contract, sentence: Sentence, as: 'share' | 'sum' = 'sum'): boolean {
  const rest = openRest.exec(sentence.text);
  if (rest === null) return false;
  // Figures before it in the same sentence belong to other parts.
  const part: Span = sentence.at(rest.index, sentence.text.length);
  const hasShare = factsWithin(contract.percentages, part).length > 0;
  return !hasShare && (as === 'share' || factsWithin(contract.amounts, part).length === 0);
}

function lastPart(text: string): string {
  return text.slice(
    Math.max(...['，', ',', '；', '。', '：', '\n'].map((mark) => text.lastIndexOf(mark))) + 1,
  );
}
