/**
 * Names that should be a party's name but differ: another name after its label, or a company whose name
 * differs in one or two characters.
 */
import { documentSpan, type Span } from '@wenjian/document';
import type { Contract, Party } from '../contract.ts';
import { editDistance } from '../text/edit-distance.ts';

export interface DifferingName {
  readonly span: Span;
  /** The party's name where it is introduced. */
  readonly name: string;
  /** label: at the place of the party's name; text: a company with a similar name. */
  readonly at: 'label' | 'text';
}

export function differingNames(contract: Contract): readonly DifferingName[] {
  const named = contract.parties.filter((party): party is NamedParty => party.name !== null);
  const found = [...named.flatMap((party) => behindLabel(contract, party)), ...nearlyNamed(contract, named)];
  return found.filter(
    (finding, index) =>
      found.findIndex(({ span }) => span.start < finding.span.end && finding.span.start < span.end) === index,
  );
}

type NamedParty = Party & { readonly name: string };

const COMPANY =
  /[\u4e00-\u9fffA-Za-z（）()]{2,40}?(?:有限责任公司|股份有限公司|有限公司|集团公司|合作社|事务所|（有限合伙）|\(有限合伙\))/g;
/** Names with more differences are different names. */
const MAX_DISTANCE = 2;
const MIN_LENGTH = 6;

/** 甲方（盖章）： followed by another name. */
function behindLabel({ document }: Contract, { label, name, span }: NamedParty): DifferingName[] {
  const pattern = new RegExp(
    `(?<![\\u4e00-\\u9fff])${label}\\s*(?:[（(][^（）()\\n]{0,12}[）)])?\\s*[：:][ \\t\\u3000]*([\\u4e00-\\u9fffA-Za-z（）()·]{2,40})(?=\\s|$|[，。；])`,
    'g',
  );
  const findings: DifferingName[] = [];
  for (const match of document.text.matchAll(pattern)) {
    const other = (match[1] ?? '').replace(/[（(](?:盖章|签字|签章|公章|签名)[^）)]*[）)]?$/, '');
    const start = match.index + match[0].length - (match[1] ?? '').length;
    if (start < span.end || !isNameLike(other, name) || sameName(other, name)) continue;
    if (isAnotherOfThem(document.text, other) || isNextOfThem(document.text, label, match.index)) continue;
    findings.push({ span: documentSpan(start, start + other.length), name, at: 'label' });
  }
  return findings;
}

/** 借款人：许静，女，身份证号…: a second person under the same word, introduced with a number of her own. */
function isAnotherOfThem(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const behind = text.slice(at + name.length, at + name.length + INTRODUCTION);
    const [, next = ''] = OWN_NUMBER.exec(behind) ?? [];
    if (next !== '') return true;
  }
  return false;
}

/** 受托人：甲某 in one line and 受托人：乙某 in the next: they are two. */
function isNextOfThem(text: string, label: string, at: number): boolean {
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  const before = text.slice(text.lastIndexOf('\n', lineStart - 2) + 1, Math.max(0, lineStart - 1));
  return new RegExp(`^\\s*${label}\\s*[：:]`).test(before);
}

/** Behind a name its number stands in the same or the next line. */
const INTRODUCTION = 60;
const OWN_NUMBER =
  /^(?:[（(][^（）()\n]{0,12}[）)])?[，,、；\s]{0,4}(?:[男女][，,、\s]{0,4})?(?:[^，；：\n]{0,12}族?[，,、；\s]{1,4}){0,2}(?:公民身份|居民身份|身份证|证件|统一社会信用代码|信用代码)[^，。；\n]{0,12}?([0-9A-Z]{15,18})/;

/** A company for a company, a person for a person; other text after the colon is not a name. */
function isNameLike(other: string, name: string): boolean {
  return /公司|合作社|事务所|合伙/.test(name)
    ? /公司|合作社|事务所|合伙/.test(other)
    : /^[\u4e00-\u9fff·]{2,4}$/.test(other) &&
        name.length <= 4 &&
        !/盖章|签字|身份|以下|联系|地址|日期/.test(other);
}

function nearlyNamed({ document }: Contract, named: readonly NamedParty[]): DifferingName[] {
  const findings: DifferingName[] = [];
  for (const match of document.text.matchAll(COMPANY)) {
    const words = bracketsAlike(match[0]);
    if (named.some(({ name }) => words.includes(bracketsAlike(name)))) continue;
    if (isSomebodyElse(document.text, match.index, match.index + match[0].length)) continue;
    for (const { name } of named) {
      const length = nearLength(words, bracketsAlike(name));
      if (length === null) continue;
      const end = match.index + match[0].length;
      findings.push({ span: documentSpan(end - length, end), name, at: 'text' });
      break;
    }
  }
  return findings;
}

/** 已取得某集团有限公司的授权, 其股东某控股有限公司: a company of the same group, named for what it is. */
function isSomebodyElse(text: string, start: number, end: number): boolean {
  const words = text.slice(start, end);
  return (
    /(?:授权|股东|母公司|子公司|关联方|关联公司|控股|总公司)[为系是：:即]?$/.test(
      text.slice(Math.max(0, start - 8), start),
    ) ||
    /取得|股东|母公司|子公司|关联|授权/.test(words) ||
    /^(?:的|所作的|出具的)?(?:授权|许可|同意|委托|书面授权|持股|持有|控股|投资设立)/.test(
      text.slice(end, end + 8),
    )
  );
}

/** Length of the end of `words` that is similar to `name`; null when there is none. */
function nearLength(words: string, name: string): number | null {
  if (name.length < MIN_LENGTH || !/公司|合作社|事务所|合伙/.test(name)) return null;
  let best: { length: number; distance: number } | null = null;
  for (
    let length = name.length - MAX_DISTANCE;
    length <= Math.min(words.length, name.length + MAX_DISTANCE);
    length++
  ) {
    const distance = editDistance(words.slice(-length), name);
    if (distance <= MAX_DISTANCE && (best === null || distance < best.distance)) best = { length, distance };
  }
  return best === null || best.distance === 0 || best.length > words.length ? null : best.length;
}

function sameName(one: string, other: string): boolean {
  const [a, b] = [bracketsAlike(one), bracketsAlike(other)];
  return a.includes(b) || b.includes(a);
}

function bracketsAlike(name: string): string {
  return name.replace(/\(/g, '（').replace(/\)/g, '）');
}
