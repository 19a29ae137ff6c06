/**
 * Whole contracts for the reference checks: a clean one in one of several numbering styles, and the same with
 * one planted error.
 */

import type { Random } from '../contract-text.ts';
import { chineseNumber } from '../contracts/contract-model.ts';
import {
  childWords,
  cities,
  headings,
  laws,
  nameSlips,
  names,
  projects,
  type ReferenceFault,
  referenceFaultNames,
  referenceFaults,
  repealed,
  trades,
} from './proofread-plants-references.words.ts';

type Style = 'article' | 'comma';
type ChildStyle = 'decimal' | 'bracket' | 'closing' | 'circled';

/** The random choices for a contract, drawn before it is written. */
interface Draw {
  readonly style: Style;
  readonly childStyle: ChildStyle;
  readonly parties: readonly [string, string];
  readonly project: string;
  readonly code: string;
  readonly law: readonly [string, number];
  /** Of the ten clauses. */
  readonly numbers: readonly number[];
}

function drawContract(fault: ReferenceFault | null, random: Random): Draw {
  const isStray = fault === 'lower number of another parent';
  const needsDecimals = fault === 'decimal clause that is not there' || isStray;
  return {
    style: isStray ? 'article' : pick<Style>(['article', 'comma'], random),
    childStyle: needsDecimals
      ? 'decimal'
      : pick<ChildStyle>(['decimal', 'bracket', 'closing', 'circled'], random),
    parties: partyNames(random),
    project: pick(projects, random),
    code: `HT-${2023 + random(4)}-${1000 + random(9000)}`,
    law: pick(laws, random),
    numbers: topNumbers(fault, random),
  };
}

function pick<Item>(list: readonly Item[], random: Random): Item {
  const item = list[random(list.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}

function writeReferenceContract(fault: ReferenceFault | null, random: Random): readonly string[] {
  const draw = drawContract(fault, random);
  const { style, parties, project, code, numbers } = draw;
  const early = writeEarlyClauses(fault, draw, random);
  const drifted = drift(parties[1], random);
  const bodies = [...early, ...writeLateClauses(fault, draw, drifted, random)];
  return [
    '设备采购合同',
    `合同编号：${code}`,
    `项目名称：${project}`,
    `甲方：${parties[0]}`,
    `乙方：${parties[1]}`,
    ...headings.flatMap((heading, index) => [
      `${topNumber(style, numbers[index] ?? 0)}${heading}`,
      ...(bodies[index] ?? []),
    ]),
    `甲方（盖章）：${parties[0]}`,
    `乙方（盖章）：${fault === 'party name drifts at the seal' ? drifted : parties[1]}`,
    '附件一 设备清单',
    '机床两台，备件一批。',
    '附件二 设备图纸',
    '图纸共十张。',
  ];
}

type Bodies = readonly (readonly string[])[];

/** From 标的 to 验收. */
function writeEarlyClauses(
  fault: ReferenceFault | null,
  { childStyle, law, numbers }: Draw,
  random: Random,
): Bodies {
  const isCircle = fault === 'references in a circle';
  const unnamed = fault === 'attachment present, unnamed' ? '' : '，图纸见附件二';
  const absent = fault === 'attachment named, absent' ? '，价格见附件三' : '';
  return [
    children(fault, childStyle, numbers[0] ?? 1, random),
    [`本合同价款按照《中华人民共和国${law[0]}》${lawArticle(fault, law[1], random)}的原则确定。`],
    [isCircle ? `付款方式按照${shown(numbers, 3)}的约定执行。` : '甲方应在收到发票后十日内付款。'],
    [isCircle ? `交付方式按${shown(numbers, 2)}执行。` : `乙方应当按照${shown(numbers, 0)}的约定交付。`],
    [`清单见附件一${unnamed}${absent}。`],
  ];
}

/** From 保密 to 其他. */
function writeLateClauses(
  fault: ReferenceFault | null,
  { childStyle, parties, project, code, numbers }: Draw,
  drifted: string,
  random: Random,
): Bodies {
  const where = (planted: ReferenceFault, line: string): readonly string[] =>
    fault === planted ? [line] : [];
  const dangling = danglingReference(fault, childStyle, shown(numbers, 0), shown(numbers, 2));
  const named = fault === 'contract number drifts' ? changeDigit(code) : code;
  const meant = fault === 'project name drifts' ? changeSign(project) : project;
  return [
    [
      '“保密资料”是指一方披露的技术和经营资料。',
      '双方不得泄露保密资料。',
      ...where('term never used', '“交接文件”是指乙方移交的全部单据。'),
      ...where('term defined twice', '“保密资料”是指加盖密级印章的图纸。'),
      ...where('term never defined', '任何一方不得向他人提供“技术成果”。'),
    ],
    [
      `违反${dangling}的，应当赔偿损失。`,
      ...where('reference to itself', `违约金的计算按照${shown(numbers, 6)}的约定执行。`),
    ],
    [`${fault === 'party never introduced' ? '丙方' : '乙方'}迟延交付超过三十日的，甲方可以解除合同。`],
    [`通知寄往${fault === 'party name drifts in the text' ? drifted : parties[1]}的住所。`],
    [
      `本合同（合同编号：${named}）适用于${meant}。`,
      ...(fault === 'repealed law' ? [`未尽事宜，适用《中华人民共和国${pick(repealed, random)}》。`] : []),
    ],
  ];
}

function shown(numbers: readonly number[], index: number): string {
  return `第${chineseNumber(numbers[index] ?? 0)}条`;
}

const CONTRACTS_EACH = 60;

/** `rulesOf`: the rules reported for a contract. */
export function referenceTable(
  rulesOf: (paragraphs: readonly string[]) => readonly string[],
  random: Random,
  marked: (share: number) => string,
): string {
  const rows = referenceFaultNames.map((fault) => {
    const rule = referenceFaults[fault];
    const found = Array.from({ length: CONTRACTS_EACH }, () =>
      rulesOf(writeReferenceContract(fault, random)),
    );
    const hits = found.filter((rules) => rules.includes(rule)).length;
    const others = found.flat().filter((each) => each !== rule).length;
    return `| ${fault} | ${CONTRACTS_EACH} | ${marked(hits / CONTRACTS_EACH)} | ${others} |`;
  });
  const clean = Array.from({ length: CONTRACTS_EACH * 5 }, () =>
    rulesOf(writeReferenceContract(null, random)),
  );
  const head = '| fault | contracts | found (≥ 0.98) | other corrections in all of them |\n|---|---|---|---|';
  return `${head}\n${rows.join('\n')}\n| none | ${clean.length} | – | ${clean.flat().length} |`;
}

function partyNames(random: Random): readonly [string, string] {
  const name = (shift: number): string => {
    const at = random(4) + shift;
    return `${cities[at] ?? ''}${names[at] ?? ''}${trades[random(trades.length)] ?? ''}有限公司`;
  };
  return [name(0), name(4)];
}

/** One character replaced, 有限责任公司 for 有限公司, or 市 removed or added. */
function drift(name: string, random: Random): string {
  const slip = nameSlips.split(' ').find((pair) => name.includes(pair.charAt(0))) ?? '';
  switch (random(3)) {
    case 0:
      return name.replace(slip.charAt(0), slip.charAt(1));
    case 1:
      return name.replace('有限公司', '有限责任公司');
    default:
      return name.includes('市') ? name.replace('市', '') : `${name.slice(0, 2)}市${name.slice(2)}`;
  }
}

/** Numbers of the ten clauses, from 1; one is skipped, repeated, or swapped with the next. */
function topNumbers(fault: ReferenceFault | null, random: Random): readonly number[] {
  const numbers = headings.map((_, index) => index + 1);
  const at = 7 + random(2);
  if (fault === 'top number left out') return numbers.map((value, index) => (index < at ? value : value + 1));
  if (fault === 'top number repeated') return numbers.map((value, index) => (index < at ? value : value - 1));
  if (fault === 'top number out of order')
    return numbers.map((value, index) => (index === at ? at : index === at - 1 ? at + 1 : value));
  return numbers;
}

function topNumber(style: Style, value: number): string {
  return style === 'article' ? `第${chineseNumber(value)}条 ` : `${chineseNumber(value)}、`;
}

function children(
  fault: ReferenceFault | null,
  style: ChildStyle,
  parent: number,
  random: Random,
): readonly string[] {
  const at = 2 + random(2);
  return childWords.map((words, index) => {
    const step = fault === 'lower number left out' ? 1 : fault === 'lower number repeated' ? -1 : 0;
    const value = index + 1 + (index >= at ? step : 0);
    const isStray = fault === 'lower number of another parent' && index === at;
    return `${childNumber(style, parent + (isStray ? 1 : 0), value)}${words}；`;
  });
}

function childNumber(style: ChildStyle, parent: number, value: number): string {
  switch (style) {
    case 'decimal':
      return `${parent}.${value} `;
    case 'bracket':
      return `（${chineseNumber(value)}）`;
    case 'closing':
      return `${value}）`;
    case 'circled':
      return '①②③④⑤⑥⑦⑧⑨'.charAt(value - 1);
  }
}

function danglingReference(
  fault: ReferenceFault | null,
  style: ChildStyle,
  first: string,
  third: string,
): string {
  switch (fault) {
    case 'article that is not there':
      return '第二十三条';
    case 'decimal clause that is not there':
      return '第1.9条';
    case 'item that is not there':
      return `${first}第（九）项`;
    case 'one of a list that is not there':
      return '第1、3、17条';
    case 'chapter that is not there':
      return '第六章';
    default:
      return style === 'decimal' ? '第1.2条或者第1、3条' : `${first}第二项或者${third}`;
  }
}

function lawArticle(fault: ReferenceFault | null, articles: number, random: Random): string {
  const isBeyond = fault === 'article beyond the law';
  return `第${isBeyond ? articles + 1 + random(90) : 1 + random(articles)}条`;
}

function changeDigit(code: string): string {
  const last = Number(code.at(-1));
  return `${code.slice(0, -1)}${(last + 1) % 10}`;
}

function changeSign(project: string): string {
  return project
    .replace('花园', '花苑')
    .replace('园区', '院区')
    .replace('管网', '官网')
    .replace('机房', '机坊');
}
