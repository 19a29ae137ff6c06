/**
 * Two neighbouring words that have changed places: 擅自不得 for 不得擅自, 由负责乙方 for 由乙方负责, 书面以形式 for 以书面形式. In: a
 * line and the language model. Promise: one of the two is a word of grammar, and the line becomes much likelier the other way.
 */
import type { CorrectionDraft } from '../correction.ts';
import type { LanguageModel } from '../language/language-model.ts';
import { textScore } from '../language/text-score.ts';
import { wordsWithAPlace } from '../lexicon/word-order.words.ts';
import { proofreadText } from '../proofread.text.ts';
import { ORDER_RULE } from './check-order.ts';

/**
 * Powers of ten by which the line must become likelier; of 3,200 right sentences three were touched, all by 依法应当 or by words
 * that contracts seldom have.
 */
const LEAST_GAIN = 2.9;
/** Where contracts seldom have one of the two words. */
const LEAST_GAIN_OF_RARE = 4;
const COMMON_USE = 1.5;
const CONTEXT = 6;
const LONGEST_BLOCK = 3;
const LONGEST_PAIR = 5;
const chineseRun = /[\u4e00-\u9fff]{3,120}/g;
/** 依法应当 and 应当依法 are both said, and what is counted stands in either place; 从乙方, 按照双方, 其意见 begins a phrase, and 被 stands before what is done. */
const preposition = '(?:从|按|按照|向|对|与|在|为|因|经|自|以|于)';
const eitherWay = new RegExp(
  `依法|[一二三四五六七八九十]{2}|^(?:如|若|凡)[\\u4e00-\\u9fff]{0,2}[方人]$|^后[\\u4e00-\\u9fff]{2}$|^应当?在$|^与[\\u4e00-\\u9fff]{2,3}$|^[\\u4e00-\\u9fff]{2,3}与$|^${preposition}[\\u4e00-\\u9fff]{0,2}[方人]$|^[\\u4e00-\\u9fff]{0,2}[方人]${preposition}$|^[其被]|该$|^包[工料]不$|^为本金$`,
);

interface Block {
  readonly text: string;
  /** How often contracts have it. */
  readonly use: number;
}

interface Exchange {
  readonly start: number;
  readonly first: string;
  readonly second: string;
  readonly gain: number;
}

export function checkPhraseOrder(text: string, model: LanguageModel): readonly CorrectionDraft[] {
  const bySense = [...text.matchAll(chineseRun)].flatMap(({ 0: run, index }) =>
    exchangesIn(run, model).map(({ start, first, second }) =>
      draftOf(index + start, first + second, second + first),
    ),
  );
  return [...bySense, ...checkFixedOrder(text)];
}

/** At most one in a run: the one after which it is likeliest. */
function exchangesIn(run: string, model: LanguageModel): readonly Exchange[] {
  let best: Exchange | null = null;
  for (let start = 0; start + 2 < run.length; start++)
    for (const first of blocksAt(run, start, model))
      for (const second of blocksAt(run, start + first.text.length, model)) {
        const gain = gainOf(run, start, first, second, model);
        if (gain > (best?.gain ?? 0)) best = { start, first: first.text, second: second.text, gain };
      }
  return best === null ? [] : [best];
}

function blocksAt(run: string, start: number, model: LanguageModel): readonly Block[] {
  const blocks: Block[] = [];
  let node = 0;
  for (let end = start + 1; end <= Math.min(run.length, start + LONGEST_BLOCK); end++) {
    node = model.child(node, run.charCodeAt(end - 1));
    if (node === 0) break;
    if (model.isWord(node)) blocks.push({ text: run.slice(start, end), use: model.contractUse(node) });
  }
  return blocks;
}

/** 0 where the two stay as they are. */
function gainOf(run: string, start: number, first: Block, second: Block, model: LanguageModel): number {
  const length = first.text.length + second.text.length;
  if (length < LONGEST_BLOCK || length > LONGEST_PAIR) return 0;
  if (!wordsWithAPlace.has(first.text) && !wordsWithAPlace.has(second.text)) return 0;
  const written = first.text + second.text;
  if (eitherWay.test(written)) return 0;
  const end = start + written.length;
  const [before, after] = [run.slice(Math.max(0, start - CONTEXT), start), run.slice(end, end + CONTEXT)];
  const gain =
    textScore(before + second.text + first.text + after, model) - textScore(before + written + after, model);
  const least = Math.min(first.use, second.use) >= COMMON_USE ? LEAST_GAIN : LEAST_GAIN_OF_RARE;
  return gain >= least ? gain : 0;
}

const party =
  '(?:[甲乙丙丁]方|双方|各方|[买卖供需]方|(?:出租|承租|委托|受托|发包|承包|转让|受让|出卖|买受|借款|贷款|托运|承运|招标|投标|中标|采购|供货)[人方]|供应商|用人单位|劳动者|监理单位|施工单位|建设单位|设计单位|我[司方院校]|贵[司方院校])';
const count = '[一二两三四五六七八九十壹贰叁肆伍陆\\d]{1,3}';

/** Phrases whose order is fixed whatever stands around them. */
const fixedOrders: readonly { readonly pattern: RegExp; readonly right: string }[] = [
  // 擅自不得: what must not be stands before how it is done; 不得均: who all must not stand before both.
  {
    pattern: /(擅自|任意|随意|无故|私自|单方面?|变相|恶意|自行|另行)(不得|不准|不应)(?=[\u4e00-\u9fff])/g,
    right: '$2$1',
  },
  { pattern: /(不得|不能|不应|无权)均(?=[\u4e00-\u9fff])(?![匀衡等分价值])/g, right: '均$1' },
  {
    pattern:
      /(?<![的不未更能])(及时|按时|立即|如实|妥善|严格|认真|按期|足额)(应当|必须|有权)(?=[\u4e00-\u9fff])/g,
    right: '$2$1',
  },
  // 由负责乙方: who does it stands before what is done.
  {
    pattern: new RegExp(
      `(?<=由)(负责|承担|支付|提供|解决|办理|组织|保管|赔偿|负担|安排|审核|确认|编制|维修|处理|缴纳|执行)(${party})(?=[，。；、]|$)`,
      'g',
    ),
    right: '$2$1',
  },
  // 向支付甲方: to whom stands before what is done.
  {
    pattern: new RegExp(
      `(?<=[^一定去走风意方倾趋导面投转]向)(支付|提交|交付|退还|返还|出具|赔偿|告知|通知|报告|移交|发出|提供)(${party})(?=[\\u4e00-\\u9fff，。；])(?![的之])`,
      'g',
    ),
    right: '$2$1',
  },
  // 予以更换无偿: how it is done stands before it.
  {
    pattern:
      /(?<=予以|加以|给予|进行)([\u4e00-\u9fff]{2})(无偿|免费|及时|妥善|书面|全额|足额|积极|如实|严格|认真|立即|逐项|逐一|按时|按期|充分|适当)(?=[，。；]|$)/g,
    right: '$2$1',
  },
  { pattern: new RegExp(`(?<=[人方]|双方)各(${count})份执(?=[，。；、]|$)`, 'g'), right: '各执$1份' },
  { pattern: new RegExp(`(?<=[人方]|双方)执各(${count})份(?=[，。；、]|$)`, 'g'), right: '各执$1份' },
  { pattern: new RegExp(`(?<=一式)份(${count})(?=[，。；、]|$)`, 'g'), right: '$1份' },
  // The end of 自…起 itself stays.
  { pattern: /(?<=[\u4e00-\u9fff]{2})(?<![之次即本当])日之(?=起[\u4e00-\u9fff，\d])/g, right: '之日' },
  { pattern: /(?<=[后起过满])(日|天|年|个月)([一二三四五六七八九十]{1,4})(?=内|以内|之内)/g, right: '$2$1' },
  { pattern: /特([函通证公声说])此([告知明复达])/g, right: '特此$1$2' },
];

function checkFixedOrder(text: string): readonly CorrectionDraft[] {
  return fixedOrders.flatMap(({ pattern, right }) =>
    [...text.matchAll(pattern)].map((match) => {
      const suggestion = right.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
      return draftOf(match.index, match[0], suggestion);
    }),
  );
}

function draftOf(start: number, written: string, suggestion: string): CorrectionDraft {
  return {
    start,
    end: start + written.length,
    suggestion,
    ruleId: ORDER_RULE,
    family: 'typo',
    tier: 'suspect',
    confidence: 0.94,
    reason: proofreadText.wrongOrder(written, suggestion),
  };
}
