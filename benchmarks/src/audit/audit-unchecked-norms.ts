/**
 * The mandatory norms of the laws the review walks: which a rule rests on, which have a reason why no contract's text is checked for them
 * (`../../corpora/norms/unchecked.tsv`), and which are open. The texts are those that come with the product.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { allRules } from '@wenjian/audit';
import { readNumber } from '@wenjian/contract';
import { largestOf } from '@wenjian/document';

const FOLDER = join(import.meta.dirname, '../..');
const LAWS_FILE = join(FOLDER, '../laws/national-laws.bin');
const TABLE_FILE = join(FOLDER, 'corpora/norms/unchecked.tsv');

/** Why no rule asks for it. `elsewhere`: a rule does that cites another article; its id is the reason. */
export const uncheckedKinds = {
  default: 'holds by itself or where the contract says nothing else: words of the contract do not break it',
  conduct: 'says how to act before or after signing',
  facts: 'depends on facts the text does not tell',
  papers: 'is about other papers than the contract',
  authority: 'binds authorities, courts, arbitrators or the public',
  remedy: 'says what follows from a breach, an invalid contract or an offence',
  elsewhere: 'is asked by a rule that cites another article',
} as const;
export type UncheckedKind = keyof typeof uncheckedKinds;

interface Walked {
  readonly law: string;
  /** Only the parts whose path names these words. */
  readonly parts?: RegExp;
  /** What the parts are called in the table. */
  readonly part?: string;
  /**
   * The text that comes with the product is older than the wording in force and its articles have other numbers now. Rules cite the numbers in force: what the
   * article of the walked text is now. An article without a number here is cited by no rule.
   */
  readonly now?: { readonly since: string; readonly numberOf: (number: number) => number | null };
}

const civilCode = '中华人民共和国民法典';

/** 2025: two articles came in, after the second and after the nineteenth of the new count. */
const networkSecurityNow = (number: number) =>
  number < 3 ? number : number < 19 ? number + 1 : number < 59 ? number + 2 : null;
/** 2025: an article came in before the sixth; behind the acts themselves it was written anew. */
const unfairCompetitionNow = (number: number) =>
  number < 3 ? number : number >= 6 && number <= 12 ? number + 1 : null;
/** 2025: the chapter on the agreement was moved behind those on institutions and arbitrators. */
const arbitrationNow = (number: number) =>
  number === 3 ? 3 : number >= 16 && number <= 20 ? number + 11 : null;

const walked: readonly Walked[] = [
  { law: civilCode, part: '合同编', parts: /合同/ },
  { law: civilCode, part: '总则编', parts: /^总则$/ },
  { law: civilCode, part: '物权编 担保物权', parts: /担保物权/ },
  { law: '中华人民共和国劳动合同法' },
  { law: '中华人民共和国劳动合同法实施条例' },
  { law: '中华人民共和国劳动法' },
  { law: '最高人民法院关于审理劳动争议案件适用法律问题的解释（一）' },
  { law: '中华人民共和国公司法' },
  { law: '中华人民共和国消费者权益保护法' },
  { law: '中华人民共和国电子商务法' },
  { law: '中华人民共和国广告法' },
  {
    law: '中华人民共和国反不正当竞争法',
    now: { since: '2025-10-15', numberOf: unfairCompetitionNow },
  },
  { law: '中华人民共和国个人信息保护法' },
  { law: '中华人民共和国数据安全法' },
  { law: '中华人民共和国网络安全法', now: { since: '2026-01-01', numberOf: networkSecurityNow } },
  { law: '中华人民共和国建筑法' },
  { law: '中华人民共和国招标投标法' },
  { law: '中华人民共和国招标投标法实施条例' },
  { law: '中华人民共和国政府采购法' },
  { law: '中华人民共和国政府采购法实施条例' },
  { law: '最高人民法院关于适用《中华人民共和国民法典》合同编通则若干问题的解释' },
  { law: '最高人民法院关于审理建设工程施工合同纠纷案件适用法律问题的解释（一）' },
  { law: '最高人民法院关于审理民间借贷案件适用法律若干问题的规定' },
  { law: '最高人民法院关于适用《中华人民共和国民法典》有关担保制度的解释' },
  { law: '最高人民法院关于审理商品房买卖合同纠纷案件适用法律若干问题的解释' },
  { law: '最高人民法院关于审理城镇房屋租赁合同纠纷案件具体应用法律若干问题的解释' },
  { law: '最高人民法院关于审理买卖合同纠纷案件适用法律问题的解释' },
  // Revised as a whole: rules cite the regulations beside it.
  { law: '中华人民共和国对外贸易法', now: { since: '2026-03-01', numberOf: () => null } },
  { law: '中华人民共和国增值税法' },
  { law: '中华人民共和国发票管理办法' },
  { law: '中华人民共和国税收征收管理法' },
  { law: '中华人民共和国仲裁法', now: { since: '2026-03-01', numberOf: arbitrationNow } },
  { law: '中华人民共和国民事诉讼法', part: '管辖', parts: /管辖/ },
];

const norm = /应当|不得|无效|不超过|不能超过|禁止|必须/;

export interface UncheckedRow {
  readonly law: string;
  /** As written: 472,480-481. */
  readonly articles: string;
  readonly numbers: readonly number[];
  readonly kind: UncheckedKind;
  readonly reason: string;
}

export interface WalkedLaw {
  readonly law: string;
  /** The law, and which part of it. */
  readonly name: string;
  /** ISO date on which the walked wording was published. */
  readonly published: string;
  /** ISO date of a later wording that is in force, whose numbers the rules cite; null where the walked one is. */
  readonly laterSince: string | null;
  /** How many articles the walked text counts. */
  readonly articles: number;
  /** Numbers of the articles with a mandatory norm, as the walked text counts them; so are all that follow. */
  readonly mandatory: readonly number[];
  /** All articles a rule rests on. */
  readonly covered: ReadonlySet<number>;
  readonly rows: readonly UncheckedRow[];
  readonly open: readonly number[];
}

export function walkedLaws(): readonly WalkedLaw[] {
  const statutes = readStatutes();
  const rows = readRows();
  return walked.map((one) => walk(one, newestOf(statutes, one.law), rows));
}

function walk(
  { law, part, parts, now }: Walked,
  { articles, published }: StatuteText,
  allRows: readonly UncheckedRow[],
): WalkedLaw {
  const inPart = articles.filter(({ path }) => parts === undefined || path.some((name) => parts.test(name)));
  const numbers = new Set(inPart.flatMap(({ number }) => number ?? []));
  const mandatory = [
    ...new Set(inPart.flatMap(({ number, text }) => (number !== null && norm.test(text) ? [number] : []))),
  ];
  const cited = coveredArticles(law);
  const covered = new Set(
    [...numbers].filter((number) => cited.has(now === undefined ? number : (now.numberOf(number) ?? 0))),
  );
  const rows = allRows.filter((row) => row.law === law && row.numbers.some((number) => numbers.has(number)));
  const reasoned = new Set(rows.flatMap((row) => row.numbers));
  return {
    law,
    name: part === undefined ? law : `${law} ${part}`,
    published: published ?? '',
    laterSince: now?.since ?? null,
    articles: largestOf(
      articles.map(({ number }) => number ?? 0),
      0,
    ),
    mandatory,
    covered,
    rows,
    open: mandatory.filter((number) => !covered.has(number) && !reasoned.has(number)),
  };
}

function newestOf(statutes: readonly StatuteText[], law: string): StatuteText {
  const statute = statutes.filter(({ name }) => name === law).sort(newestFirst)[0];
  if (statute === undefined) throw new Error(`no text of ${law}`);
  return statute;
}

export function readRows(): readonly UncheckedRow[] {
  return readFileSync(TABLE_FILE, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [law = '', articles = '', kind = '', reason = ''] = line.split('\t');
      if (!isKind(kind)) throw new Error(`${kind} is no reason: ${line}`);
      return { law, articles, numbers: articles.split(',').flatMap(numbersIn), kind, reason };
    });
}

function isKind(kind: string): kind is UncheckedKind {
  return Object.hasOwn(uncheckedKinds, kind);
}

function numbersIn(part: string): readonly number[] {
  const [from = Number.NaN, to = from] = part.split('-').map(Number);
  if (!(from <= to)) throw new Error(`${part} is no range`);
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

interface StatuteText {
  readonly name: string;
  readonly published: string | null;
  readonly articles: readonly {
    readonly number: number | null;
    readonly path: readonly string[];
    readonly text: string;
  }[];
}

const LENGTH_BYTES = 4;

/** Only the texts; the vectors behind them are left alone. */
function readStatutes(): readonly StatuteText[] {
  const file = readFileSync(LAWS_FILE);
  const texts = file.subarray(LENGTH_BYTES, LENGTH_BYTES + file.readUInt32BE(0));
  return JSON.parse(brotliDecompressSync(texts).toString('utf8')) as readonly StatuteText[];
}

function newestFirst(one: StatuteText, other: StatuteText): number {
  return (other.published ?? '') < (one.published ?? '') ? -1 : 1;
}

/** 《…》 around a name, and 〈…〉 inside it, are not part of it. */
function bare(name: string): string {
  return name.replace(/[《》〈〉]/g, '');
}

function coveredArticles(law: string): ReadonlySet<number> {
  const numbers = allRules
    .flatMap(({ basis }) => basis)
    .filter((one) => bare(one.law) === bare(law))
    .flatMap(({ article }) => [...article.matchAll(/第([一二三四五六七八九十百千零]+)条/g)])
    .map(([, number = '']) => readNumber(number));
  return new Set(numbers.flatMap((number) => number ?? []));
}
