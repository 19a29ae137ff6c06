/**
 * In: a sentence. Out: the figures, names and words in it on which a position rests, in order. Promise: no
 * passage is named twice.
 */
import type { SignalName } from '../compare.text.ts';
import { meaningClasses } from './meaning.words.ts';
import { ITSELF } from './meaning-class.ts';
import { readValues } from './read-values.ts';

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
  const taken = new Uint8Array(text.length);
  const take = (meaning: Meaning): void => {
    for (let at = meaning.start; at < meaning.end; at++) if (taken[at] === 1) return;
    taken.fill(1, meaning.start, meaning.end);
    found.push(meaning);
  };
  for (const { kind, ...value } of readValues(text)) take({ name: kind, ...value });
  for (const name of namesIn(text)) take(name);
  for (const { name, words, form, trigger } of classes) {
    if (trigger !== undefined && !trigger.test(text)) continue;
    // Not matchAll: it would compile the expression again for each of thousands of changes.
    form.lastIndex = 0;
    for (let match = form.exec(text); match !== null; match = form.exec(text)) {
      const group = match.findIndex((part, index) => index > 0 && part !== undefined);
      const word = words[group - 1] ?? ITSELF;
      const key = word === ITSELF ? match[0].replace(/人$/, '方') : word;
      const isName = /法院|仲裁(?:委员会|院|中心|机构|委)/.test(match[0]);
      const [start, end] = [match.index, match.index + match[0].length];
      take({
        name,
        text: match[0],
        start,
        end,
        key: isName ? match[0].replace(/^[向由至到提交请给在]+/, '') : key,
        size: null,
      });
      if (match[0] === '') form.lastIndex++;
    }
  }
  return found.sort((one, other) => one.start - other.start);
}

const classes = meaningClasses.map(({ name, words, trigger }) => ({
  name,
  trigger,
  words: words.map(([word]) => word),
  form: new RegExp(words.map(([, form]) => `(${form})`).join('|'), 'g'),
}));

/**
 * The name comes before the word that identifies it; looking back from there is much faster than trying every
 * start.
 */
const company =
  /(?<=(?<before>[^\s，。；、：:“”"《》（）()应当由向与和及的为按在对给以将就或其]{2,20}))(?:公司|合伙企业|事务所|集团|银行|支行|分行)/g;
const title = /《[^《》]{2,40}》/g;

function* namesIn(text: string): Iterable<Meaning> {
  company.lastIndex = 0;
  for (let match = company.exec(text); match !== null; match = company.exec(text)) {
    const name = `${match.groups?.before ?? ''}${match[0]}`;
    if (/(?:关联|子|分|母|目标|标的|附属|物业|保险|贷款)公司$/.test(name)) continue;
    const end = match.index + match[0].length;
    yield { name: 'party', text: name, start: end - name.length, end, key: name, size: null };
  }
  title.lastIndex = 0;
  for (let match = title.exec(text); match !== null; match = title.exec(text)) {
    const key = match[0].replace(/中华人民共和国|[《》\s]/g, '').replace(/协议/g, '合同');
    yield {
      name: 'law',
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
      key,
      size: null,
    };
  }
}
