/**
 * In: a sentence. Out: the figures, names and words in it on which a position rests, in order. Promise: no
 * passage is named twice.
 */
import type { SignalName } from '../compare.text.ts';
import { createFormFinder } from './find-forms.ts';
import { meaningClasses } from './meaning.words.ts';
import { ITSELF } from './meaning-class.ts';
import { readValues } from './read-values.ts';
import { remember } from './remember.ts';

export interface Meaning {
  readonly name: SignalName;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Equal for what means the same. */
  readonly key: string;
  readonly size: number | null;
}

export function findMeanings(text: string): readonly Meaning[] {
  const found: Meaning[] = [];
  const isTaken = freeMarks(text.length);
  const take = (meaning: Meaning): void => {
    for (let at = meaning.start; at < meaning.end; at++) if (isTaken[at] === 1) return;
    isTaken.fill(1, meaning.start, meaning.end);
    found.push(meaning);
  };
  for (const { kind, text: written, start, end, key, size } of readValues(text))
    take({ name: kind, text: written, start, end, key, size });
  for (const name of namesIn(text)) take(name);
  findWords(text, (group, form, start, end) => {
    const word = text.slice(start, end);
    const key = keys[group]?.[form]?.(word) ?? word;
    take({ name: meaningClasses[group]?.name ?? 'party', text: word, start, end, key, size: null });
  });
  return found.sort((one, other) => one.start - other.start);
}

/** One array for all sentences: none is read while another one is. */
let marks = new Uint8Array(256);

function freeMarks(length: number): Uint8Array {
  if (length > marks.length) marks = new Uint8Array(length * 2);
  return marks.fill(0, 0, length);
}

const findWords = createFormFinder(
  meaningClasses.map(({ words, trigger }) => ({ forms: words.map(([, form]) => form), trigger })),
);

/** What a word of each entry means, by the word as it is written. */
const keys = meaningClasses.map(({ words }) =>
  words.map(([word]) => remember((written) => keyOf(word, written), 256)),
);

function keyOf(word: string, written: string): string {
  if (/法院|仲裁(?:委员会|院|中心|机构|委)/.test(written))
    return written.replace(/^[向由至到提交请给在则应须均]+/, '');
  return word === ITSELF ? written.replace(/人$/, '方') : word;
}

/** The name comes before the word that identifies it; looking back from there is much faster than trying every start. */
const company = /公司|合伙企业|事务所(?![需支产必得])|集团|银行|支行(?!为)|(?<!部)分行(?!为)/g;
const companyName =
  /(?<=([^\s，。；、：:“”"《》（）()应当须可不由向与和及的为按在从对给以将就或被把其该各]{2,20}))/y;
/** 查阅公司 and 投入公司 say what somebody does, and no name. */
const verbBefore =
  /^[^，。]{0,18}(?:投入|通过|查阅|详见|参见|进入|加入|离开|退出|损害|有损|有权|享有|持有|收购|成为|作为|来自|违反|遵守|维护|返还|参与)/;
/** 工商银行 and 中国工商银行 are one bank. */
function fullName(name: string): string {
  return name.replace(/^(?=(?:工商|农业|建设|光大|民生|邮政储蓄)银行)/, '中国');
}

const title = /《[^《》]{2,40}》/g;

function namesIn(text: string): readonly Meaning[] {
  const names: Meaning[] = [];
  company.lastIndex = 0;
  for (let match = company.exec(text); match !== null; match = company.exec(text)) {
    companyName.lastIndex = match.index;
    const before = companyName.exec(text)?.[1]?.replace(verbBefore, '');
    if (before === undefined || before === '') continue;
    const name = `${before}${match[0]}`;
    if (/(?:关联|子|分|母|目标|标的|附属|物业|保险|贷款)公司$/.test(name)) continue;
    const end = match.index + match[0].length;
    names.push({ name: 'party', text: name, start: end - name.length, end, key: fullName(name), size: null });
  }
  title.lastIndex = 0;
  for (let match = title.exec(text); match !== null; match = title.exec(text)) {
    const key = match[0].replace(/中华人民共和国|[《》\s]/g, '').replace(/协议/g, '合同');
    const end = match.index + match[0].length;
    names.push({ name: 'law', text: match[0], start: match.index, end, key, size: null });
  }
  return names;
}
