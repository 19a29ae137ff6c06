/**
 * In: a sentence before and after a change. Out: what the change does and how much that weighs. Promise: swapping
 * the sentences swaps the sides and nothing else.
 */
import type { SignalName } from '../compare.text.ts';
import type { Significance } from '../comparison.ts';
import { findMeanings, type Meaning } from './find-meanings.ts';
import { type Difference, differencesOf, differingTokens, meaningTokens } from './meaning-tokens.ts';
import { isRegrouped, type PlainCase, plainCaseOf } from './plain-cases.ts';
import type { MeaningToken } from './read-clause.ts';
import { remember } from './remember.ts';
import { inOneForm } from './same-effect.ts';
import { lightWords } from './same-words.words.ts';
import { definition, plainComparison, weighContent } from './weigh-content.ts';
import type { SignalChange, Weight } from './weight.ts';

export function weighSentence(old: string, target: string): Weight {
  const weight = weighAsWritten(old, target);
  if (weight.significance !== 'major' || old === '' || target === '') return weight;
  const plain = inOneForm(old, target);
  return plain !== null && sayTheSame(...plain) && weighAsWritten(...plain).significance !== 'major'
    ? { significance: 'minor', case: 'sameWording', signals: [] }
    : weight;
}

/** In order, but for words that say nothing. */
function sayTheSame(old: string, target: string): boolean {
  if (isRegrouped(old, target)) return false;
  return differencesOf(meaningTokens(old), meaningTokens(target)).every((difference) =>
    [...difference.old, ...difference.new].every(({ id, meaning }) =>
      meaning === null ? lightWords.has(id) : slightAlone.has(id),
    ),
  );
}

function weighAsWritten(old: string, target: string): Weight {
  if (isRegrouped(old, target)) return { significance: 'major', case: 'content', signals: [] };
  const plain = plainCaseOf(old, target);
  if (plain !== null) return { significance: plainSignificance[plain], case: plain, signals: [] };
  if (isCourtesy(old, target) || isSameSaid(old, target))
    return { significance: 'minor', case: 'wording', signals: [] };
  if (old === '' || target === '') return weighLone(old, target);
  const { before, after } = differingTokens(old, target);
  const differences = differencesOf(before, after);
  if (differences.length === 0) {
    return {
      significance: 'minor',
      case: hasOtherFigures(before, after) ? 'notation' : 'sameWording',
      signals: [],
    };
  }
  const sides: Sides = { old, target, before, after };
  const signals = signalsOf(differences, sides);
  const weighty = signals.filter((signal) => !isSlight(signal));
  if (weighty.length > 0) return { significance: 'major', case: 'meaning', signals: weighty };
  if (isOnlyCounterparts(old) && isOnlyCounterparts(target))
    return { significance: 'minor', case: 'wording', signals };
  return weighContent(old, target, differences, signals);
}

/** A whole sentence that came or went: what it holds is what changed. */
function weighLone(old: string, target: string): Weight {
  const meanings = findMeanings(old + target);
  const names = new Set(meanings.map(({ name }) => name));
  const signals = [...names].map((name) => {
    const found = meanings.filter((meaning) => meaning.name === name);
    return { name, old: target === '' ? found : [], new: target === '' ? [] : found };
  });
  const isSentence = /[。；;]\s*$/.test(old + target);
  const isNamingBoth = meanings.every(({ name, key }) => name === 'party' && slightAlone.has(key));
  const isBinding =
    !isCounterparts(old + target) &&
    !isNamingBoth &&
    signals.some(({ name }) => !empty.has(name) && (isSentence || !inSentences.has(name)));
  if (!isBinding && isSentence && (definition.test(old + target) || shortDefinition.test(old + target)))
    return { significance: 'major', case: 'definition', signals: [] };
  // A heading, or a sentence that binds nobody.
  if (!isBinding) return { significance: 'minor', case: 'wording', signals: [] };
  return { significance: 'major', case: 'meaning', signals };
}

/** Who is named and how many copies there are binds nobody by itself. */
const empty: ReadonlySet<SignalName> = new Set(['copies', 'law', 'form', 'order', 'standard', 'frequency']);

/** In a heading or the head of a table they only name something. */
const inSentences: ReadonlySet<SignalName> = new Set([
  'party',
  'payment',
  'ending',
  'liability',
  'dispute',
  'ownership',
]);

/** 工作日指法定工作日。 Also 指定, 指派, 指数 and 指纹 begin with this sign. */
const shortDefinition = /^[^，。；：、的]{2,12}指(?![定派导示引挥控责出明标令数纹向望南针甲环认教正点战])/;

function isCounterparts(text: string): boolean {
  return text.length < 60 && /一式[^，。；]{1,4}份/.test(text);
}

const plainSignificance: Readonly<Record<PlainCase, Significance>> = {
  looks: 'noise',
  numbering: 'noise',
  pageFurniture: 'noise',
  contact: 'minor',
  reordered: 'minor',
};

function hasOtherFigures(old: readonly MeaningToken[], target: readonly MeaningToken[]): boolean {
  return old.some(
    (token, index) => token.meaning?.size != null && token.meaning.text !== target[index]?.meaning?.text,
  );
}

interface Sides {
  readonly old: string;
  readonly target: string;
  /** Without clauses at their ends that are the same. */
  readonly before: readonly MeaningToken[];
  readonly after: readonly MeaningToken[];
}

/** 本合同一式四份，双方各执两份，具有同等法律效力。 It says nothing of when or how. */
function isOnlyCounterparts(text: string): boolean {
  return isCounterparts(text) && !/生效|自|日|后|前|交付|付款/.test(text);
}

/** What stands on one side of the differences and not on the other, by class. */
function signalsOf(differences: readonly Difference[], sides: Sides): readonly SignalChange[] {
  const names = namesIn(differences);
  if (names.size === 0) return [];
  const old = differences.flatMap((difference) => difference.old);
  const target = differences.flatMap((difference) => difference.new);
  return [...names].flatMap((name) => {
    const [one, other] = [ofName(old, name), ofName(target, name)];
    const [lost, gained] = [leftOver(one, target), leftOver(other, old)];
    const isForgiven =
      name === 'party' && lost.length + gained.length > 0 && areForgiven(lost, gained, differences, sides);
    if (isForgiven) return [];
    if (lost.length + gained.length > 0) return [{ name, old: lost, new: gained }];
    // The same parties or figures in other places: who does what to whom, or what of it, was turned round.
    const isTurned =
      turnable.has(name) &&
      sequence(sides.before, name) !== sequence(sides.after, name) &&
      !(name === 'party' && isMovedInFront(one, other, sides));
    return isTurned ? [{ name, old: one, new: other }] : [];
  });
}

/** A party named once more on one side, where the other side says 其 instead, and everybody else keeps their places. */
function areForgiven(
  lost: readonly Meaning[],
  gained: readonly Meaning[],
  differences: readonly Difference[],
  { old, target, before, after }: Sides,
): boolean {
  if (lost.length > 0 && gained.length > 0) return false;
  const [left, fuller, shorter] = lost.length > 0 ? [lost, before, after] : [gained, after, before];
  const named = new Set(meaningTokens(lost.length > 0 ? target : old).map(({ id }) => id));
  const replaced = differences.flatMap((difference) => {
    const [full, short] =
      lost.length > 0 ? [difference.old, difference.new] : [difference.new, difference.old];
    const isPronoun =
      short.some(({ id }) => id === '其') && !short.some(({ meaning }) => meaning?.name === 'party');
    return isPronoun ? full.filter(({ meaning }) => meaning?.name === 'party') : [];
  });
  if (replaced.length !== left.length || !replaced.every(({ id }) => named.has(id))) return false;
  const kept = fuller.filter((token) => !replaced.includes(token));
  return sequence(kept, 'party') === sequence(shorter, 'party');
}

/** 未经甲方同意，乙方不得… and 乙方未经甲方同意，不得…: the one who acts begins another part of the sentence. */
function isMovedInFront(
  lost: readonly Meaning[],
  gained: readonly Meaning[],
  { old, target }: Sides,
): boolean {
  const [one, other] = [lost[0], gained[0]];
  if (one === undefined || other === undefined || lost.length + gained.length !== 2) return false;
  return one.key === other.key && beginsPart(old, one.start) && beginsPart(target, other.start);
}

function beginsPart(text: string, at: number): boolean {
  return /(?:^|[，,；;：:。])\s*$/.test(text.slice(Math.max(0, at - 4), at));
}

/** In the order of the old side, then of the new one. */
function namesIn(differences: readonly Difference[]): ReadonlySet<SignalName> {
  const names = new Set<SignalName>();
  for (const side of ['old', 'new'] as const) {
    for (const difference of differences) {
      for (const { meaning } of difference[side]) if (meaning !== null) names.add(meaning.name);
    }
  }
  return names;
}

function ofName(tokens: readonly MeaningToken[], name: SignalName): readonly Meaning[] {
  const found: Meaning[] = [];
  for (const { meaning, id } of tokens) if (meaning?.name === name) found.push({ ...meaning, key: id });
  return found;
}

const turnable: ReadonlySet<SignalName> = new Set([
  'party',
  'amount',
  'percentage',
  'period',
  'date',
  'number',
  'choice',
]);

function sequence(tokens: readonly MeaningToken[], name: SignalName): string {
  return ofName(tokens, name)
    .map(({ key }) => key)
    .join();
}

function leftOver(meanings: readonly Meaning[], others: readonly MeaningToken[]): readonly Meaning[] {
  const counts = new Map<string, number>();
  for (const { id } of others) counts.set(id, (counts.get(id) ?? 0) + 1);
  return meanings.filter(({ key }) => {
    const count = counts.get(key) ?? 0;
    counts.set(key, count - 1);
    return count <= 0;
  });
}

/** An indicative is a duty as well, and both sides are meant where nobody is named. */
const slightAlone: ReadonlySet<string> = new Set([
  '应',
  '甲乙双方',
  '双方',
  '对方',
  '等',
  '但',
  '通知',
  '单方',
  '后',
  '保证',
]);

function isSlight({ name, old, new: target }: SignalChange): boolean {
  if (name === 'copies') return true;
  if (old.length > 0 && target.length > 0) return false;
  return [...old, ...target].every(({ key }) => slightAlone.has(key));
}

const courtesy =
  /温馨提示|经[^，。；]{0,8}协商[^。；]{0,20}(?:订立|签订|达成)[^。；]{0,10}(?:合同|协议)|请[^。；]{0,12}阅读|本着|秉持|平等自愿|宗旨|互信|平等互利|诚实信用|友好合作|友好协作|精诚合作|加强沟通|密切配合|相互配合|通力合作|共同努力|互谅互让|良好合作|保持沟通|共同遵守|以资|感谢|支持与信任|为(?:了|进一步)?明确[^。；]{0,12}(?:权利|责任)|特(?:订立|签订|此)|方便阅读|便于(?:阅读|查阅)|不影响[^。；]{0,8}解释|共谋发展|合作共赢|互利共赢|祝|此致|顺颂|敬请谅解|恳请谅解|歉意|致歉|带来[^。；]{0,10}不便|旨在|致力于/;

/** Another name in brackets, or where something is found. */
const gloss =
  /[（(](?:(?:即|俗称|又称|也称|下同|详见|参见)[^（）()0-9]{0,200}|(?:例如|比如|譬如|诸如)[^（）()]{1,80})[）)]/;

/** What a duty is good for; who has it and what it is, was said before. */
const purpose = /[，,](?:以便于?|以利于?|便于|方便)[^，。；0-9０-９]{2,24}(?=[。；]|$)/;

const allowed = /授权|许可|可|权|开放/;
const bounding = /划扣|扣款|经营|使用|办公|转/;
const example = /例如|比如|譬如|诸如/;

/** The same said once more in other words. */
const again = /[，,](?:也就是说|换言之|换句话说|亦即)[^。；甲乙丙丁0-9０-９]{1,30}(?=[。；]|$)/;

/** 例如每日100元的停工费 sets a measure, 例如间接损失 a breadth. */
function isMereExample(said: string): boolean {
  return (
    !/[0-9０-９]\s{0,2}(?:万?元|个?工作日|日|天|个?月|年|个?小时|[%％])/.test(said) &&
    (clockTime.test(said) || findMeanings(said).every(({ name }) => name === 'party'))
  );
}

const clockTime = /[0-9]{1,2}[:：][0-9]{2}/;

function isGloss(without: string, within: string): boolean {
  const named = gloss.exec(within)?.[0];
  if (named !== undefined && within.replace(gloss, '') === without)
    return !example.test(named) || isMereExample(named);
  return [again, purpose].some((form) => {
    const said = form.exec(within)?.[0];
    if (said === undefined || bindingWords.test(said) || within.replace(said, '') !== without) return false;
    // 授权使用软件，以便内部办公: what for bounds what is allowed.
    if (form === purpose && (allowed.test(without) || bounding.test(said))) return false;
    // 便于乙方无偿使用 says more than what for.
    return form === again || findMeanings(said).every(({ name }) => name === 'party');
  });
}

function isSameSaid(old: string, target: string): boolean {
  if (old === '' || target === '') return false;
  if (isLeadIn(old, target) || isGloss(old, target) || isGloss(target, old)) return true;
  return plainComparison(old) === plainComparison(target);
}

const leadIn =
  /^(?:(?:为(?:避免|免)(?:疑义|歧义)|(?:甲乙)?双方(?:一致)?确认|(?:不得不|需要|应当|值得)(?:指出|说明|强调|注意)的是|特别提示|综上所述|总而言之|众所周知)[，,：:])+/;

/** 为避免疑义，双方确认，… says what stands behind it. */
function isLeadIn(old: string, target: string): boolean {
  return (leadIn.test(old) || leadIn.test(target)) && old.replace(leadIn, '') === target.replace(leadIn, '');
}

/** Preambles and courtesies hold no position, unless a figure or a duty stands in them. */
function isCourtesy(old: string, target: string): boolean {
  return (old === '' || isPreamble(old)) && (target === '' || isPreamble(target));
}

const isPreamble = remember(
  (text) => courtesy.test(text) && !/[0-9０-９]/.test(text) && !bindingWords.test(text),
  256,
);

const bindingWords =
  /不得|有权|承担|赔偿|支付|解除|保密|第三方|仲裁|法院|诉|管辖|批准|同意|归|退|视为|逾期|期限/;
