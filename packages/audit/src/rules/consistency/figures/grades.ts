/** The grade, class or model of one thing in two places: E0级板材 and E1级板材, 二级护理 and 三级护理. */
import type { Contract } from '@wenjian/contract';
import type { Finding } from '../../../rule.ts';
import { lineAround, type Statement, statementsOf } from '../statements.ts';

interface Graded {
  readonly grade: string;
  readonly statement: Statement;
  /** What stands around it: the row or the line, without the grade. */
  readonly words: string;
}

/** Grades that say by themselves of what they are. */
const families: readonly (readonly [name: string, grade: RegExp])[] = [
  ['环保等级', /(?<![A-Z\d])(ENF|E[012])(?=级|环保|板|标准|（)/g],
  ['防护等级', /(?<![A-Z])(IP\d{2})(?!\d)/g],
  ['强度等级', /(?<![A-Z\d])(C[1-8][05])(?=混凝土|商品混凝土|级|砼|细石)/g],
  ['钢材牌号', /(?<![A-Z\d])(Q(?:195|215|235|275|345|355|390|420|460)[A-E]?)(?!\d)/g],
  ['酒店星级', /([三四五])星级?(?=酒店|宾馆|饭店|度假)/g],
  ['排放标准', /(国(?:[四五六]|[ⅣⅤⅥ]))(?:[ab])?(?=排放|标准|车|柴|发动机)/g],
  ['燃烧性能等级', /(?<![A-Z\d])(A[12]?|B[123])级(?=防火|阻燃|难燃|不燃|保温)/g],
];

const ordinal = '特[一二]?|[一二三四五六甲乙丙ABCⅠⅡⅢ]|优|[1-6]';
/** What has grades of its own: the name and the grade stand together, in either order. */
const graded = [
  '护理',
  '照护',
  '防火',
  '耐火',
  '抗震',
  '防水',
  '抗渗',
  '网络安全',
  '安全保护',
  '信息安全',
  '质量',
  '环保',
  '密封',
  '精度',
  '绿化养护',
  '养护',
  '物业服务',
  '清洁度',
  '医疗器械',
];

function namedGrade(noun: string): RegExp {
  return new RegExp(
    `${noun}(?:服务|保护|管理)?(?:等级|级别|标准|分级)?(?:为|：|是|系|按|达到|不低于|应为|定为|应达到|执行)?(?:国家|行业)?(${ordinal})(?:级|等)(?!人民|子公司|供应商)|(?<![第\\d])(${ordinal})级${noun}`,
    'g',
  );
}

const namedGrades = graded.map((noun) => [noun, namedGrade(noun)] as const);
/** What every grade above has in it; most statements have none of it. */
const anyGrade = /星|ENF|E[012]|IP\d|C[1-8][05]|Q\d|国[四五六ⅣⅤⅥ]|[级等型]/;

interface Said {
  readonly statement: Statement;
  /** With the words of its row and column. */
  readonly words: string;
}

export function differingGrades(contract: Contract): Finding[] {
  const all = statementsOf(contract).flatMap((statement): Said[] => {
    const { label, head, text } = statement;
    const words = `${label}${head}${label === '' ? '' : '：'}${text}`;
    return anyGrade.test(words) ? [{ statement, words }] : [];
  });
  return [
    ...families.flatMap(([name, pattern]) => differing(name, gradesIn(contract, all, pattern), true)),
    ...namedGrades.flatMap(([noun, pattern]) => {
      const about = all.filter(({ words }) => words.includes(noun));
      return differing(`${noun}等级`, gradesIn(contract, about, pattern), false);
    }),
    ...differingModels(contract, all),
  ];
}

const notSaid = /(?:低于|达不到|未达到|不得|调整|变更|升|降|或|如|若|之一|以上|以下|每级|评定|原)/;

function gradesIn(contract: Contract, all: readonly Said[], pattern: RegExp): readonly Graded[] {
  return all.flatMap(({ statement, words }): Graded[] => {
    const found = new Set([...words.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? ''));
    const [grade] = found;
    if (
      grade === undefined ||
      found.size !== 1 ||
      notSaid.test(words.replace(/不低于|或同[级等档][^，。；]{0,3}/g, ''))
    )
      return [];
    return [
      { grade: oneForm(grade), statement, words: lineAround(contract, statement).replace(pattern, '') },
    ];
  });
}

const forms: Readonly<Record<string, string>> = {
  '1': '一',
  '2': '二',
  '3': '三',
  '4': '四',
  '5': '五',
  Ⅰ: '一',
  Ⅱ: '二',
  Ⅲ: '三',
};

function oneForm(grade: string): string {
  return forms[grade] ?? grade;
}

/** Each half of the contract tells one grade, and both speak of the same thing. */
function differing(name: string, told: readonly Graded[], isByWords: boolean): Finding[] {
  const body = told.filter(({ statement }) => !statement.isAttachment);
  const attached = told.filter(({ statement }) => statement.isAttachment);
  const [one] = body;
  const other = attached[0] ?? body[1];
  if (one === undefined || other === undefined || one.grade === other.grade) return [];
  const isPlain = [body, attached].every(
    (half) =>
      new Set(half.map(({ grade }) => grade)).size <= 1 || (attached.length === 0 && half.length === 2),
  );
  if (!isPlain || (isByWords && !sharesWord(one.words, other.words))) return [];
  if (!isByWords && isOfDifferent(one.words, other.words)) return [];
  return [
    {
      span: other.statement.place,
      related: [one.statement.place],
      detail: `${name}一处为${one.grade}，一处为${other.grade}`,
    },
  ];
}

const PAIR = 2;
const empty = /材料|[等级标准采用使规格按的为及与和附件品牌]|[\d，。；：、（）().\-A-Za-z]/;

function sharesWord(one: string, other: string): boolean {
  for (let at = 0; at + PAIR <= one.length; at++) {
    const pair = one.slice(at, at + PAIR);
    if (!empty.test(pair) && other.includes(pair)) return true;
  }
  return false;
}

const parts =
  /外墙|内墙|屋面|地面|地下室|幕墙|门窗|一期|二期|厨房|卫生间|楼梯|主体|甲方|乙方|设计|施工|监理|系统[一二AB]|[一二三]号/g;

/** 屋面防水 and 地下室防水 have grades of their own. */
function isOfDifferent(one: string, other: string): boolean {
  const mine = new Set(one.match(parts) ?? []);
  const theirs = other.match(parts) ?? [];
  return mine.size > 0 && theirs.length > 0 && !theirs.some((part) => mine.has(part));
}

const model =
  /(?:型号|规格型号|机型|车型)(?:为|：|是)?([A-Z][A-Za-z\d]{0,10}(?:[-/][A-Za-z\d]{1,10}){0,3})(?![A-Za-z\d])/g;

/** One product with one model in the body, another model of the same product in the list. */
function differingModels(contract: Contract, all: readonly Said[]): Finding[] {
  const told = gradesIn(contract, all, model);
  const halves = [false, true].map((isAttachment) =>
    told.filter(({ statement }) => statement.isAttachment === isAttachment),
  );
  if (halves.some((half) => new Set(half.map(({ grade }) => grade)).size !== 1)) return [];
  return differing('型号', told, true);
}
