/** Whether the parts in which a price is paid make up the whole of it. */
import type { Amount, Contract } from '@wenjian/contract';
import { documentSpan, type Span } from '@wenjian/document';
import { hitOrPassed } from './build-rule.ts';
import { percentText, totalPrice, wordsBefore } from './find-numbers.ts';
import { factsWithin, type Sentence, sentencesOf } from './find-sentences.ts';
import { articleSentences } from './incomplete-rule.ts';
import type { Finding, RuleOutcome } from './rule.ts';

const SHARE_TOLERANCE = 0.0005;
const TOLERANCE_FEN = 100;
/** Outside of these the figures are no schedule of payment at all. */
const LEAST_OF_A_SCHEDULE = 0.5;
const MOST_OF_A_SCHEDULE = 2;

const payment = /付|投入|到位|缴|交纳|结清|首笔|首期|尾款|余款|余下|剩余|进度款|质保金|质量保证金|价款|总价/;
/** 分四期付款: every share of the sentence is one of the parts. */
const inParts = /分[一二三四五六两\d]+(?:次|期|笔|个阶段|批)[^。；]{0,6}(?:付|支付|缴|结|到位|投入)/;
const shareWords = /最后|其余|余下|剩余|折合|占|合同(?:总)?(?:价|额|金额)|费用|总额/;
const otherMatter =
  /违约金|逾期|迟延|利率|利息|滞纳|按日|每日|罚|赔偿|浮动|折扣|上限|优惠|误差|分得|分成|净利润/;
const taxRate = /税率|增值税|税[^，。；]{0,4}$/;
const upTo = /(?:至|到|达)[^，。；]{0,16}$/;
/** The rest is paid without a figure, so the parts are complete by themselves. */
const openRest = /余款|其余|剩余|尾款|余下|余额/;

export function checkInstalments(contract: Contract): RuleOutcome {
  const findings: Finding[] = [];
  for (const article of paymentArticles(contract)) {
    const shares = sharesOf(contract, article);
    const finding = shares.length < 2 ? checkSums(contract, article) : checkShares(contract, article, shares);
    if (finding !== null) findings.push(finding);
  }
  return hitOrPassed(findings);
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

interface Share extends Span {
  readonly value: number;
  /** 付至80%: all that is paid by then, not one more part. */
  readonly isRunning: boolean;
  readonly sentence: Sentence;
}

function sharesOf(contract: Contract, article: readonly Sentence[]): readonly Share[] {
  const { text } = contract.document;
  return article.flatMap((sentence) =>
    factsWithin(contract.percentages, sentence).flatMap(({ start, end, value, per }): Share[] => {
      const before = lastPart(text.slice(sentence.start, start));
      const after = text.slice(end, end + 12);
      if (taxRate.test(before) || /^[^，。；]{0,2}(?:增值税|税率|的?(?:发票|专用|税))/.test(after)) return [];
      if (!inParts.test(sentence.text) && !shareWords.test(before + after) && !payment.test(before + after))
        return [];
      if (per === 'day' || value > 1 || /月.*完成|工程量|已完/.test(before)) return [];
      const isRunning = upTo.test(before) && /付至|付到|支付至|支付到|累计|达到?/.test(before);
      return [{ start, end, value, isRunning, sentence }];
    }),
  );
}

function checkShares(
  contract: Contract,
  article: readonly Sentence[],
  shares: readonly Share[],
): Finding | null {
  const paid = shares.reduce((sum, { value, isRunning }) => (isRunning ? value : sum + value), 0);
  if (shares.length < 2 || Math.abs(paid - 1) <= SHARE_TOLERANCE) return null;
  if (paid < 1 && article.some((sentence) => isOpenRest(contract, sentence))) return null;
  if (paid < LEAST_OF_A_SCHEDULE || paid > MOST_OF_A_SCHEDULE) return null;
  return { span: hull(shares.map(({ sentence }) => sentence)), detail: `各期比例相加为${percentText(paid)}` };
}

const instalment =
  /分[一二三四五六两\d]+(?:次|期|笔)|第[一二三四五六七八九十\d]+(?:期|笔|次|阶段)|首期|首付|预付|首笔|尾款|余款|[二三四]期款|进度款|定金|剩余|余下|交纳|付至|(?:签约|签订|签署|中期|中间|结项|验收|交付|到货|完工|上线)[^，。；]{0,10}(?:付|支付)/;

function checkSums(contract: Contract, article: readonly Sentence[]): Finding | null {
  const total = totalOf(contract, article)?.fen ?? null;
  if (total === null || contract.type.type === 'lease') return null;
  const parts = article.filter(({ text }) => instalment.test(text));
  if (parts.some(({ text }) => /每(?:月|季|年|期)|利息/.test(text))) return null;
  const sums = parts.flatMap((sentence) =>
    factsWithin(contract.amounts, sentence)
      .filter(({ fen, isUppercase }) => fen !== null && !isUppercase && fen < total)
      .map(({ fen }) => ({ fen: fen ?? 0, sentence })),
  );
  const paid = sums.reduce((all, { fen }) => all + fen, 0);
  if (sums.length < 2 || Math.abs(paid - total) <= TOLERANCE_FEN || paid < total * LEAST_OF_A_SCHEDULE)
    return null;
  if (paid < total && article.some((sentence) => isOpenRest(contract, sentence))) return null;
  return {
    span: hull(sums.map(({ sentence }) => sentence)),
    detail: `各期金额相加为${paid / 100}元，应付总额为${total / 100}元`,
  };
}

/** 投资款分三次到位: the whole of what is paid in parts, or the price of the contract. */
function totalOf(contract: Contract, article: readonly Sentence[]): Amount | null {
  const own = article.flatMap((sentence) => factsWithin(contract.amounts, sentence));
  const named = own.find(
    (amount) =>
      amount.fen !== null &&
      !amount.isUppercase &&
      /总[额价计数][^，。；\d]{0,8}$/.test(wordsBefore(contract, amount, 24)),
  );
  return named ?? totalPrice(contract);
}

function isOpenRest(contract: Contract, sentence: Sentence): boolean {
  const rest = openRest.exec(sentence.text);
  if (rest === null) return false;
  // Figures before it in the same sentence are of other parts.
  const part = sentence.at(rest.index, sentence.text.length);
  return (
    factsWithin(contract.percentages, part).length === 0 && factsWithin(contract.amounts, part).length === 0
  );
}

function lastPart(text: string): string {
  return text.slice(
    Math.max(...['，', ',', '；', '。', '：', '\n'].map((mark) => text.lastIndexOf(mark))) + 1,
  );
}

function hull(spans: readonly Span[]): Span {
  return documentSpan(Math.min(...spans.map(({ start }) => start)), Math.max(...spans.map(({ end }) => end)));
}
