/**
 * Inconsistent names: a party, the contract number or the project written slightly differently from the first
 * time.
 */
import { type Contract, differingNames, editDistance } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { checkLongNames } from './check-long-names.ts';
import { checkNameVariants } from './check-name-variants.ts';
import { checkNearNames } from './check-near-names.ts';
import { checkShortNames } from './check-short-names.ts';
import { graphText } from './references.text.ts';

export function checkNames(contract: Contract): readonly CorrectionDraft[] {
  const known = [...parties(contract), ...contractNumbers(contract), ...projectNames(contract)];
  const further = [
    ...checkShortNames(contract),
    ...checkLongNames(contract),
    ...checkNameVariants(contract),
    ...checkNearNames(contract),
  ].filter(({ start, end }) => !known.some((draft) => draft.start < end && start < draft.end));
  return [...known, ...further];
}

function parties(contract: Contract): CorrectionDraft[] {
  const { text } = contract.document;
  return differingNames(contract).flatMap(({ span, name, at }) => {
    const written = text.slice(span.start, span.end);
    // The mark between two names belongs to neither.
    if (name.replace(/^[、，和与及]/, '') === written) return [];
    // Another company of the same group is not a typo, unless it is at the place of the party's name.
    if (at === 'text' && !isSlipOf(written, name) && differenceOf(written, name).some(isTelling)) return [];
    const reason = at === 'label' ? graphText.nameAtLabel(name) : graphText.nameInText(name);
    const isSlip = isSlipOf(written, name) && countOf(text, name) >= countOf(text, written);
    const draft = remark(span, 'terms', 'party-name', 'suspect', reason);
    return [isSlip ? { ...draft, suggestion: name } : draft];
  });
}

/** Parts of a name that may be missing or added: 有限公司 for 有限责任公司, 深圳 for 深圳市. */
const optional = /责任|股份|省|市|[（）()\s]/g;
/** 第一 and 第二, 华东 and 华南: companies of one group differ in these characters. */
const tellsApart = /[一二三四五六七八九十0-9甲乙丙丁东南西北中上下新老大小A-Za-z]/;

function isSlipOf(written: string, name: string): boolean {
  if (written.replace(optional, '') === name.replace(optional, '')) return true;
  return editDistance(written, name) === 1 && !differenceOf(written, name).some(isTelling);
}

/** The characters that are in only one of the two. */
function differenceOf(one: string, other: string): readonly string[] {
  return [
    ...[...one].filter((sign) => !other.includes(sign)),
    ...[...other].filter((sign) => !one.includes(sign)),
  ];
}

function isTelling(sign: string): boolean {
  return tellsApart.test(sign);
}

function countOf(text: string, name: string): number {
  return text.split(name).length - 1;
}

const contractNumber =
  /合同(?:编号|号码|号)(?:[：:]|为|是)?\s*(?<code>[A-Za-z0-9][A-Za-z0-9\-_/〔〕[\]（）()]{3,40}[A-Za-z0-9])/dg;
const otherContract = /(?:原|主|该|补充|框架|借款|采购|总包|分包|前述|另一)$/;
const MOST_SIGNS_DIFFERENT = 2;

function contractNumbers({ document: { text } }: Contract): CorrectionDraft[] {
  const found = [...text.matchAll(contractNumber)].filter(
    ({ index }) => !otherContract.test(text.slice(Math.max(0, index - 4), index)),
  );
  const first = found[0]?.groups?.code;
  if (first === undefined) return [];
  return found.slice(1).flatMap((match) => {
    const code = match.groups?.code ?? '';
    const distance = code === first ? 0 : editDistance(code, first);
    const [start = 0, end = 0] = match.indices?.groups?.code ?? [];
    return distance === 0 || distance > MOST_SIGNS_DIFFERENT
      ? []
      : [remark({ start, end }, 'terms', 'contract-number', 'suspect', graphText.contractNumber(first))];
  });
}

const projectName = /(?:项目|工程)名称(?:[：:]|为)\s*(?<name>[^，。；：:\n（(“”"《》\s]{6,40})/;
/** The same confidence as a proposal of the language model about a word of it, so that the longer one is kept. */
const NAMED_AT_THE_HEAD = 1;
const nameBreak = /[，。；：:\n“”《》\s]/;

/** By the last two characters of the name: text with the same ending and beginning that differs in one character. */
function projectNames({ document: { text } }: Contract): CorrectionDraft[] {
  const match = projectName.exec(text);
  const name = match?.groups?.name;
  if (match === null || name === undefined) return [];
  const drafts: CorrectionDraft[] = [];
  const tail = name.slice(-2);
  for (let at = text.indexOf(tail, match.index + match[0].length); at >= 0; at = text.indexOf(tail, at + 2)) {
    const end = at + tail.length;
    if (text.endsWith(name, end)) continue;
    const length = [name.length, name.length - 1, name.length + 1].find((each) => {
      const written = text.slice(end - each, end);
      return written[0] === name[0] && !nameBreak.test(written) && editDistance(written, name) === 1;
    });
    if (length === undefined) continue;
    const span = { start: end - length, end };
    const draft = remark(span, 'terms', 'project-name', 'suspect', graphText.projectName(name));
    const isSlip = countOf(text, name) >= countOf(text, text.slice(span.start, end));
    drafts.push({ ...draft, confidence: NAMED_AT_THE_HEAD, suggestion: isSlip ? name : null });
  }
  return drafts;
}
