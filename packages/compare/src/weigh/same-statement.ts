/**
 * In: two sentences of which one is the other put in other words. Out: whether they say the same: the same ones do the same to the same, with the same figures,
 * duties, conditions and exceptions. Promise: silent where it is not sure, and the same answer when the sides are swapped.
 *
 * The order of the words is free (由甲方承担运费, 运费由甲方承担), so what is said is read by parts: who acts in a part, and what it speaks of.
 */
import { type MeaningToken, meaningTokens } from './meaning-tokens.ts';
import { lightWords, opposites } from './same-words.words.ts';
import { prevailing, saysOrder, weightyText } from './weigh-content.ts';

export function isSameStatement(old: string, target: string): boolean {
  if (old === '' || target === '' || isOneWord(old, target)) return false;
  if (strangers(old, target) > MOST_STRANGERS) return false;
  if (saysOrder(old) || saysOrder(target) || prevailing(old) !== prevailing(target)) return false;
  const [one, other] = [readConsent(old), readConsent(target)];
  if (one.consent !== other.consent) return false;
  const [before, after] = [statementOf(one.rest), statementOf(other.rest)];
  return (
    isSameList(before.figures, after.figures) &&
    isSameList(before.words.toSorted(), after.words.toSorted()) &&
    isSameList(before.parties, after.parties) &&
    isSameOrUnsaid(before.recipients, after.recipients) &&
    isSaidOfTheSame(before.agents, after.agents) &&
    (before.parties.length > 0 || isSameList(spokenTo(one.rest), spokenTo(other.rest))) &&
    haveNothingLeft([one.rest, other.rest], before, after)
  );
}

/** One word for another at one place: nothing was put in another order. */
function isOneWord(old: string, target: string): boolean {
  const shorter = Math.min(old.length, target.length);
  let start = 0;
  while (start < shorter && old.charCodeAt(start) === target.charCodeAt(start)) start++;
  let end = 0;
  while (
    end < shorter - start &&
    old.charCodeAt(old.length - 1 - end) === target.charCodeAt(target.length - 1 - end)
  )
    end++;
  const [one, other] = [old.length - start - end, target.length - start - end];
  return one > 0 && other > 0 && Math.max(one, other) <= ONE_WORD;
}

const ONE_WORD = 6;

/** With more characters that only one of them has, they are two sentences. */
const MOST_STRANGERS = 16;

function strangers(old: string, target: string): number {
  for (let at = 0; at < old.length; at++) count(old.charCodeAt(at), 1);
  for (let at = 0; at < target.length; at++) count(target.charCodeAt(at), -1);
  let sum = 0;
  for (const text of [old, target]) {
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      sum += Math.abs(counts[code] ?? 0);
      counts[code] = 0;
    }
  }
  return sum;
}

/** One array for all sentences; empty again after each. */
const counts = new Int32Array(0x10000);

function count(code: number, by: number): void {
  counts[code] = (counts[code] ?? 0) + by;
}

interface Consent {
  /** Whose consent, and in which form; empty without one. */
  readonly consent: string;
  readonly rest: string;
}

const asked = '(?<who>[^，。；]{1,14}?)的?(?<form>(?:事先|事前|预先|书面)*)(?:同意|许可|批准|认可)';
const forbidden = new RegExp(`(?:未经过?|非经|不经|未获得?|未取得|未征得)${asked}的?[，,]?`);
const required = new RegExp(
  `[，,]?(?:应当?|必?须|需要?)(?:事先|事前)?(?:经过?|取得|征得|获得)${asked}(?:之?后)?[，,]?(?:方可|方能|才可|才能)?`,
);

/** 未经甲方同意，乙方不得转租 and 乙方转租的，须经甲方同意 are one. */
function readConsent(text: string): Consent {
  const no = forbidden.exec(text);
  const rest = no === null ? text : text.replace(no[0], '');
  if (no !== null && /不得|不可|不能|禁止/.test(rest))
    return { consent: consentOf(no), rest: rest.replace(/不得|不可|不能|禁止/, '') };
  const yes = required.exec(text);
  if (yes === null) return { consent: '', rest: text };
  return { consent: consentOf(yes), rest: text.replace(yes[0], '') };
}

function consentOf({ groups }: RegExpExecArray): string {
  const { who = '', form = '' } = groups ?? {};
  return `${who}${/事|预/.test(form) ? '事先' : ''}${form.includes('书面') ? '书面' : ''}`;
}

interface Statement {
  readonly tokens: readonly MeaningToken[];
  /** Who is named other than as one who gets something, each once, sorted. */
  readonly parties: readonly string[];
  /** 支付违约金 and 向甲方支付违约金 are one. */
  readonly recipients: readonly string[];
  /** In their order: which of two sums belongs to which thing is not read. */
  readonly figures: readonly string[];
  /** On which a position rests, each once in a part of the sentence. */
  readonly words: readonly string[];
  /** Who acts where a word stands. */
  readonly agents: ReadonlyMap<string, ReadonlySet<string>>;
}

const figureNames: ReadonlySet<string> = new Set([
  'amount',
  'percentage',
  'date',
  'period',
  'account',
  'reference',
  'number',
  'choice',
]);

/** Said twice it says more: 不甲不乙, 甲或乙或丙. */
const counted: ReadonlySet<string> = new Set(['negation', 'condition', 'cap', 'order', 'obligation']);

function statementOf(text: string): Statement {
  const tokens = meaningTokens(text);
  const agents = new Map<string, Set<string>>();
  const words: string[] = [];
  let agent = '';
  for (const part of partsOf(text, tokens)) {
    agent = agentOf(text, part) ?? agent;
    const said = new Set<string>();
    for (const { id, meaning } of part) {
      if (meaning?.name === 'party') continue;
      // 和 and 的 stand everywhere.
      if (meaning === null && lightWords.has(id)) continue;
      const own = agents.get(id) ?? new Set();
      agents.set(id, own.add(agent));
      if (meaning === null || figureNames.has(meaning.name) || id === '应') continue;
      if (counted.has(meaning.name) || !said.has(id)) words.push(id);
      said.add(id);
    }
  }
  const named = (names: (name: string) => boolean): string[] =>
    tokens.flatMap(({ id, meaning }) => (meaning !== null && names(meaning.name) ? [id] : []));
  return {
    tokens,
    words,
    agents,
    figures: named((name) => figureNames.has(name)),
    ...partiesOf(text, tokens),
  };
}

function partiesOf(text: string, tokens: readonly MeaningToken[]): Pick<Statement, 'parties' | 'recipients'> {
  const [parties, recipients] = [new Set<string>(), new Set<string>()];
  for (const { id, start, meaning } of tokens) {
    if (meaning?.name !== 'party') continue;
    const isRecipient = /[向给对]$/.test(text.slice(Math.max(0, start - 1), start)) && !outsiders.has(id);
    (isRecipient ? recipients : parties).add(id);
  }
  return { parties: [...parties].sort(), recipients: [...recipients].sort() };
}

/** Whoever is no side of the contract is never meant without being named. */
const outsiders: ReadonlySet<string> = new Set(['第三方', '关联公司', '各方']);

function isSameOrUnsaid(one: readonly string[], other: readonly string[]): boolean {
  return one.length === 0 || other.length === 0 || isSameList(one, other);
}

/** Between commas and stronger marks. */
function partsOf(text: string, tokens: readonly MeaningToken[]): readonly (readonly MeaningToken[])[] {
  const parts: MeaningToken[][] = [];
  let end = -1;
  for (const token of tokens) {
    const between = text.slice(Math.max(0, end), token.start);
    if (end < 0 || /[，,；;。：:]/.test(between)) parts.push([]);
    parts.at(-1)?.push(token);
    end = token.end;
  }
  return parts;
}

/** The one named behind 由, 被 or 归, otherwise the first who is not only spoken to. */
function agentOf(text: string, part: readonly MeaningToken[]): string | null {
  const parties = part.filter(({ meaning }) => meaning?.name === 'party');
  const before = ({ start }: MeaningToken): string => text.slice(Math.max(0, start - 3), start);
  const named = parties.find((party) => /[由被归]$/.test(before(party)));
  const first = parties.find((party) => !/(?:[向对给与同经为至到]|通知|告知)$/.test(before(party)));
  return (named ?? first)?.id ?? null;
}

/** Words that both have are said of the same ones. */
function isSaidOfTheSame(one: Statement['agents'], other: Statement['agents']): boolean {
  for (const [id, agents] of one) {
    const others = other.get(id);
    if (others === undefined) continue;
    if (agents.size !== others.size || [...agents].some((agent) => !others.has(agent))) return false;
  }
  return true;
}

/** Word for word and as often: what is left of either says next to nothing, and nothing was turned round (已, 将). */
function haveNothingLeft(
  [old, target]: readonly [string, string],
  before: Statement,
  after: Statement,
): boolean {
  const [lost, gained] = [leftOf(before.tokens, after.tokens), leftOf(after.tokens, before.tokens)];
  if (weightyText(old, lost) !== '' || weightyText(target, gained) !== '') return false;
  const [one, other] = [textOf(old, lost), textOf(target, gained)];
  return !opposites.some(
    (group) =>
      [...group].some((sign) => one.includes(sign)) && [...group].some((sign) => other.includes(sign)),
  );
}

function textOf(text: string, tokens: readonly MeaningToken[]): string {
  return tokens.map(({ start, end }) => text.slice(start, end)).join('');
}

function leftOf(tokens: readonly MeaningToken[], others: readonly MeaningToken[]): readonly MeaningToken[] {
  const counts = new Map<string, number>();
  for (const { id } of others) counts.set(id, (counts.get(id) ?? 0) + 1);
  return tokens.filter(({ id, meaning }) => {
    const count = counts.get(id) ?? 0;
    counts.set(id, count - 1);
    return meaning === null && count <= 0;
  });
}

/** Whom a word without a name of its own (演员, 投保人) speaks to: two of them could have changed places. */
function spokenTo(text: string): readonly string[] {
  return [...text.matchAll(/[由被归向对给与为][\u4e00-\u9fff]{2}/g)].map(([words]) => words).sort();
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
