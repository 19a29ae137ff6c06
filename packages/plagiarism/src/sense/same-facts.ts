/**
 * The strict judge of rewriting. In: two sentences a model takes for alike. Out: whether they state the same facts, as far as that can be seen: the same
 * figures, of the same things, the same parties, nothing said the other way round, the same order in time, and no common frame with other words in it. A model tells 应当 from 可以 as badly as 承包人 from 发包人.
 */
import { saidNumbers, sayTheSameNumbers, withoutFigures } from './said-numbers.ts';

export type FactsVerdict =
  /** At least one figure agrees, which is evidence beyond the model. */
  | 'same'
  /** Nothing contradicts. */
  | 'possible'
  | 'other';

export function compareFacts(a: string, b: string): FactsVerdict {
  const [inA, inB] = [saidNumbers(a), saidNumbers(b)];
  const isOther =
    !sayTheSameNumbers(inA, inB) ||
    countOtherwise(a, b) ||
    nameOthers(a, b) ||
    sayTheOpposite(a, b) ||
    denies(a, b) ||
    denies(b, a) ||
    turnTime(a, b) ||
    recurOtherwise(a, b);
  if (isOther) return 'other';
  const agrees = [...inA].some((figure) => figure !== '2' && inB.has(figure));
  if (fillOneFrame(a, b, agrees ? SAME_REST_WITH_FIGURES : SAME_REST)) return 'other';
  return agrees ? 'same' : 'possible';
}

/** Those who face each other: one in the place of the other is another fact. */
const counterparts: readonly (readonly (string | readonly string[])[])[] = [
  ['甲方', '乙方', '丙方'],
  ['发包人', '承包人', '分包人'],
  ['招标人', ['投标人', '中标人']],
  ['出租人', '承租人'],
  ['出卖人', '买受人'],
  ['卖方', '买方'],
  ['委托人', '受托人'],
  ['贷款人', '借款人'],
  ['保证人', '债务人', '债权人'],
  ['供应商', '采购人'],
  ['建设单位', '施工单位', '监理单位', '设计单位'],
  ['保安', '保洁', '绿化'],
  ['教师', '学生', '家长'],
  [
    ['医生', '医师', '大夫'],
    ['护士', '护理人员', '护理员'],
    ['患者', '病人'],
  ],
  ['业主', '物业'],
  ['项目经理', '技术负责人', '安全员', '总监'],
];

function nameOthers(a: string, b: string): boolean {
  return counterparts.some((group) => {
    const namedIn = (words: string) =>
      group.filter((names) => [names].flat().some((name) => words.includes(name)));
    const [inA, inB] = [namedIn(a), namedIn(b)];
    return inA.length > 0 && inB.length > 0 && !inA.some((name) => inB.includes(name));
  });
}

/** What one sentence says with one of these and the other only with its opposite is not the same. */
const opposites: readonly (readonly [RegExp, RegExp])[] = [
  // 未经同意不得更换 permits as much as 经同意可以更换.
  [
    /可以|有权|允许|可(?=由|在|按|向|自|申请)/,
    /^(?!.*(?:未|除非|擅自|方可|事先)).*(?:不得|不可(?!抗)|严禁|禁止|无权|不允许)/,
  ],
  [/拟(?!合)|计划(?!书)|预计|打算|将(?=[在于新建要会继续对由])/, /已(?!知)|(?:建成|完成|竣工|办结)了/],
  [/没收|不予退|不退|不再退/, /(?<!不予|不再|不)(?:退还|返还|退回)/],
  [/增加|提高|上升|增长|上调|升高|扩大/, /减少|降低|下降|下滑|下调|缩小/],
];

function sayTheOpposite(a: string, b: string): boolean {
  return opposites.some(([one, other]) => {
    const [oneA, otherA, oneB, otherB] = [one.test(a), other.test(a), one.test(b), other.test(b)];
    return (oneA && !otherA && otherB && !oneB) || (otherA && !oneA && oneB && !otherB);
  });
}

const denied = /(?:未(?!经)|没有|不含|不包括|不包含|不受)(?<word>[\u4e00-\u9fff]{2})/g;

/** 未考虑汇率 and 已把汇率纳入考虑: what one denies, the other says without a denial before it. */
function denies(a: string, b: string): boolean {
  const other = b.slice(0, LONGEST);
  return [...a.slice(0, LONGEST).matchAll(denied)].some(({ groups }) => {
    const word = groups?.word ?? '';
    return new RegExp(`(?<![未没不无][^，。；]{0,6})${word}`).test(other) && !other.includes(`除${word}`);
  });
}

const counted =
  /([\d.]{1,8}|[一二两三四五六七八九十百千]{1,6})(所|名|道|台|条|辆|家|套|项|户|亩|层|班|级|学期|学年)/g;

/** 一所小学的四个班 and 四所小学: the same figures, of other things. */
function countOtherwise(a: string, b: string): boolean {
  const [inA, inB] = [countsOf(a), countsOf(b)];
  return [...inA].some(([thing, counts]) => {
    const others = inB.get(thing);
    return others !== undefined && ![...counts].some((count) => others.has(count));
  });
}

function countsOf(words: string): ReadonlyMap<string, ReadonlySet<string>> {
  const counts = new Map<string, Set<string>>();
  for (const [, figure = '', thing = ''] of words.normalize('NFKC').matchAll(counted)) {
    const value = [...saidNumbers(`${figure}个`)][0] ?? '1';
    counts.set(thing, (counts.get(thing) ?? new Set()).add(value));
  }
  return counts;
}

const paces: readonly RegExp[] = [
  /每[天日晚]|逐日|按日/,
  /每个?(?:周|星期|礼拜)|逐周|按周/,
  /每个?月|逐月|按月/,
  /每个?季|逐季|按季/,
  /每年|逐年|按年/,
];

/** 每天收运 and 每月收运. */
function recurOtherwise(a: string, b: string): boolean {
  const [ofA, ofB] = [a, b].map((words) => paces.map((pace) => pace.test(words)));
  return Boolean(ofA?.some(Boolean) && ofB?.some(Boolean) && !ofA.some((said, at) => said && ofB[at]));
}

/** 会前 in one, 会后 in the other. */
function turnTime(a: string, b: string): boolean {
  const [before, after] = [stemsOf(a, '前'), stemsOf(a, '后')];
  const [otherBefore, otherAfter] = [stemsOf(b, '前'), stemsOf(b, '后')];
  const isTurned = (
    one: ReadonlySet<string>,
    own: ReadonlySet<string>,
    other: ReadonlySet<string>,
    same: ReadonlySet<string>,
  ) => [...one].some((stem) => !own.has(stem) && other.has(stem) && !same.has(stem));
  return isTurned(before, after, otherAfter, otherBefore) || isTurned(after, before, otherBefore, otherAfter);
}

function stemsOf(words: string, mark: '前' | '后'): ReadonlySet<string> {
  const stems = new Set<string>();
  for (let at = words.indexOf(mark, 1); at >= 0; at = words.indexOf(mark, at + 1)) {
    const stem = words[at - 1] ?? '';
    // 之前 and 以后 say nothing of what was before.
    if (/[\u4e00-\u9fff]/.test(stem) && !'之以最'.includes(stem)) stems.add(stem);
  }
  return stems;
}

const SHORTEST_RUN = 4;
/** With this share of both sentences in common runs, the other words are what they differ in. */
const FRAME_SHARE = 0.3;
/** Of the different characters outside of the frame: this many in common are the same words in another order. */
const SAME_REST = 0.6;
/** Figures that agree are evidence too. */
const SAME_REST_WITH_FIGURES = 0.4;
/** Quadratic in the length of a sentence. */
const LONGEST = 200;

/** “X 系统与火警联动，发生火警时 Y”: the same frame with other things in it. */
function fillOneFrame(a: string, b: string, sameRest: number): boolean {
  const [one, other] = [plainOf(a), plainOf(b)];
  const { inA, inB, covered } = commonRuns(one, other);
  if ((2 * covered) / Math.max(1, one.length + other.length) < FRAME_SHARE) return false;
  const [restA, restB] = [restOf(one, inA), restOf(other, inB)];
  const fewer = Math.min(restA.size, restB.size);
  const common = [...restA].filter((sign) => restB.has(sign)).length;
  return fewer > 0 && common < sameRest * fewer;
}

function plainOf(words: string): string {
  return withoutFigures(words)
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .slice(0, LONGEST);
}

function restOf(words: string, taken: Uint8Array): ReadonlySet<string> {
  return new Set([...words].filter((_, at) => taken[at] === 0));
}

/** The longest first; each character is used once. */
function commonRuns(a: string, b: string) {
  const [inA, inB] = [new Uint8Array(a.length), new Uint8Array(b.length)];
  let covered = 0;
  for (let run = longestRun(a, b, inA, inB); run.length >= SHORTEST_RUN; run = longestRun(a, b, inA, inB)) {
    inA.fill(1, run.endA - run.length, run.endA);
    inB.fill(1, run.endB - run.length, run.endB);
    covered += run.length;
  }
  return { inA, inB, covered };
}

function longestRun(a: string, b: string, inA: Uint8Array, inB: Uint8Array) {
  let best = { length: 0, endA: 0, endB: 0 };
  let above = new Uint16Array(b.length + 1);
  for (let atA = 0; atA < a.length; atA++) {
    const row = new Uint16Array(b.length + 1);
    for (let atB = 0; atB < b.length && inA[atA] === 0; atB++) {
      if (inB[atB] !== 0 || a[atA] !== b[atB]) continue;
      const length = (above[atB] ?? 0) + 1;
      row[atB + 1] = length;
      if (length > best.length) best = { length, endA: atA + 1, endB: atB + 1 };
    }
    above = row;
  }
  return best;
}
