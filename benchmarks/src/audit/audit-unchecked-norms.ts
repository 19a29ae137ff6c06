/**
 * The mandatory norms of the laws the review walks: which a rule rests on, which have a reason why no contract's text is checked for them
 * (`../../corpora/norms/unchecked.tsv`), and which are open. The texts are those that come with the product.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { allRules } from '@wenjian/audit';
import { readNumber } from '@wenjian/contract';

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

/** A whole law, or the parts of it whose path names these words. */
const walked: readonly { readonly law: string; readonly parts?: RegExp }[] = [
  { law: '中华人民共和国民法典', parts: /合同/ },
  { law: '中华人民共和国劳动合同法' },
  { law: '中华人民共和国公司法' },
  { law: '中华人民共和国消费者权益保护法' },
  { law: '中华人民共和国电子商务法' },
  { law: '中华人民共和国广告法' },
  { law: '中华人民共和国个人信息保护法' },
  { law: '中华人民共和国数据安全法' },
  { law: '中华人民共和国招标投标法' },
  { law: '中华人民共和国政府采购法' },
  { law: '最高人民法院关于审理建设工程施工合同纠纷案件适用法律问题的解释（一）' },
  { law: '最高人民法院关于审理民间借贷案件适用法律若干问题的规定' },
  { law: '最高人民法院关于适用《中华人民共和国民法典》有关担保制度的解释' },
  { law: '最高人民法院关于审理商品房买卖合同纠纷案件适用法律若干问题的解释' },
  { law: '最高人民法院关于审理城镇房屋租赁合同纠纷案件具体应用法律若干问题的解释' },
  { law: '最高人民法院关于审理买卖合同纠纷案件适用法律问题的解释' },
  { law: '中华人民共和国仲裁法' },
  { law: '中华人民共和国民事诉讼法', parts: /管辖/ },
];

const mandatory = /应当|不得|无效|不超过|不能超过|禁止|必须/;

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
  /** Numbers of the articles with a mandatory norm. */
  readonly mandatory: readonly number[];
  /** All articles a rule rests on. */
  readonly covered: ReadonlySet<number>;
  readonly rows: readonly UncheckedRow[];
  readonly open: readonly number[];
}

export function walkedLaws(): readonly WalkedLaw[] {
  const statutes = readStatutes();
  const rows = readRows();
  return walked.map(({ law, parts }) => {
    const statute = statutes.filter(({ name }) => name === law).sort(newestFirst)[0];
    if (statute === undefined) throw new Error(`no text of ${law}`);
    const numbers = statute.articles.flatMap(({ number, path, text }) => {
      const isWalked = parts === undefined || path.some((name) => parts.test(name));
      return number !== null && isWalked && mandatory.test(text) ? [number] : [];
    });
    const covered = coveredArticles(law);
    const own = rows.filter((row) => row.law === law);
    const reasoned = new Set(own.flatMap((row) => row.numbers));
    const open = [...new Set(numbers)].filter((one) => !covered.has(one) && !reasoned.has(one));
    return { law, mandatory: [...new Set(numbers)], covered, rows: own, open };
  });
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
