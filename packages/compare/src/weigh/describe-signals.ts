/** In: what changed in a sentence. Out: one line of plain Chinese, with the thing a figure belongs to and who gains. */
import { reasons, signalNames } from '../compare.text.ts';
import type { Meaning } from './find-meanings.ts';
import type { SentencePair } from './sentence-pairs.ts';
import type { SignalChange } from './weight.ts';

export function describeSignals(
  signals: readonly SignalChange[],
  pair: SentencePair,
  gainer: string | null,
  column: string | null,
): string {
  const order = Object.keys(signalNames);
  const lines = signals
    .toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
    .slice(0, SAID)
    .map((signal) => describe(signal, pair, column));
  // A cell that is quoted whole is quoted once.
  const said = [...new Set(lines)].join('；');
  return gainer === null ? said : reasons.gain(said, gainer);
}

/** More than this and nobody reads them: the sentence itself is shown beside. */
const SAID = 3;

const SHORT_CELL = 16;

const figureNames: ReadonlySet<string> = new Set(['amount', 'percentage', 'date', 'period', 'number']);

/** `column` is the head over a cell of a table. */
function describe(
  { name, old, new: target }: SignalChange,
  pair: SentencePair,
  column: string | null,
): string {
  const [before, after] = [old, target].map((meanings) => meanings.map(({ text }) => text.trim()));
  const thing =
    name === 'account'
      ? (codeNameOf(old[0], pair.old) ?? codeNameOf(target[0], pair.new))
      : figureNames.has(name)
        ? (thingOf(old[0], pair.old) ?? thingOf(target[0], pair.new))
        : null;
  const headed = name === 'tableFigure' || figureNames.has(name) ? column : null;
  // A short cell is quoted whole: 8核 says more than 8.
  if (headed !== null && [pair.old, pair.new].every((cell) => cell !== '' && cell.length <= SHORT_CELL))
    return reasons.signal(headed, [pair.old.trim()], [pair.new.trim()]);
  return reasons.signal(thing ?? headed ?? signalNames[name], before ?? [], after ?? []);
}

/** 身份证号, 统一社会信用代码: what a long number is the number of. */
const codeName = /(身份证号码?|统一社会信用代码|纳税人识别号|税号|卡号|注册号)[^0-9，。；]{0,12}$/;

function codeNameOf(meaning: Meaning | undefined, sentence: string): string | null {
  return meaning === undefined ? null : (codeName.exec(sentence.slice(0, meaning.start))?.[1] ?? null);
}

/** The nearest name of a sum, a rate or a term before a figure. */
const things =
  /违约金|滞纳金|赔偿(?:总额|金额|金|责任)?|罚款|月租金|年租金|租金|合同总价|总价款?|合同价款|价款|货款|单价|押金|定金|履约保证金|保证金|质保金|预付款|首付款|尾款|服务费|律师费|报酬|工资|年利率|月利率|日利率|利率|税率|本金|借款金额|质保期|保修期|租赁期限?|租期|试用期|合同期限|服务期限?|保密期限?|交货(?:日期|期限?)|付款(?:日期|期限)|验收期限?|异议期|签订日期|数量|面积|持股(?:比例)?/g;
const capped = /不(?:得)?超过|上限|最高|为限|至多/;

/** 押金3,000元，物业费 | 400元: the name before belongs to the sum before; but 总价680,000元，大写： | 陆拾捌万元整. */
const otherSum = /元整?[）)]?[，、,](?!(?:人民币)?[（(]?大写)/;

function thingOf(meaning: Meaning | undefined, sentence: string): string | null {
  if (meaning === undefined) return null;
  const lead = sentence.slice(0, meaning.start);
  let name: string | null = null;
  let end = 0;
  things.lastIndex = 0;
  for (let match = things.exec(lead); match !== null; match = things.exec(lead)) {
    const after = match.index + match[0].length;
    // 合同总价的20%: the price is what the share is taken of.
    if (meaning.name === 'percentage' && /^的$/.test(lead.slice(after))) continue;
    name = match[0];
    end = after;
  }
  if (meaning.name === 'amount' && otherSum.test(lead.slice(end))) return null;
  if (name !== null && !/[。；]/.test(lead.slice(end)))
    return capped.test(lead.slice(end)) ? reasons.cap(name) : name;
  return (
    /^(?:以?内|的)?[^，。；]{0,4}(?<late>违约金|滞纳金|利息)/.exec(sentence.slice(meaning.end))?.groups
      ?.late ?? null
  );
}
