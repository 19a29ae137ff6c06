/**
 * Reads sentences into facts: who, must or may, does what, with what, in which case, except when, how much. In: a contract. Out: for each sentence its parts with
 * the signs of the lexicon and their places. Promise: one pass, remembered for the contract; every place is a place of the sentence; nothing is invented: what
 * no word of the lexicon says is no sign.
 */
import type { Clause, Contract, Party } from '../contract.ts';
import { isSubject, type PartyMention, partyMentions } from '../parties/party-mentions.ts';
import { factsWithin, type Sentence } from '../text/sentences.ts';
import { sentencesRead } from './antecedents.ts';
import type { Provision, ProvisionPart, Sign, SignMention, Who } from './provision.ts';
import { signsIn } from './read-signs.ts';
import { type RawPart, splitParts } from './split-parts.ts';

const known = new WeakMap<Contract, readonly Provision[]>();

/** In reading order. Cells of tables are no sentences. */
export function readProvisions(contract: Contract): readonly Provision[] {
  const before = known.get(contract);
  if (before !== undefined) return before;
  const headings = new Map<Clause, ReadonlySet<Sign>>();
  const provisions = sentencesRead(contract)
    .filter(({ isCell }) => !isCell)
    .map((sentence) => readProvision(contract, sentence, headingSigns(contract, sentence.clause, headings)));
  known.set(contract, provisions);
  return provisions;
}

/** In reading order, those with at least one of the signs. */
export function provisionsWith(contract: Contract, signs: readonly Sign[]): readonly Provision[] {
  const provisions = readProvisions(contract);
  const index = indexes.get(provisions) ?? indexOf(provisions);
  const [only = null, another] = signs;
  if (only === null) return [];
  if (another === undefined) return (index.get(only) ?? []).flatMap((number) => provisions[number] ?? []);
  const numbers = new Set(signs.flatMap((sign) => index.get(sign) ?? []));
  return [...numbers].sort((one, other) => one - other).flatMap((number) => provisions[number] ?? []);
}

type Index = ReadonlyMap<Sign, readonly number[]>;

const indexes = new WeakMap<readonly Provision[], Index>();

function indexOf(provisions: readonly Provision[]): Index {
  const index = new Map<Sign, number[]>();
  for (const [number, { signs }] of provisions.entries())
    for (const sign of signs) {
      const numbers = index.get(sign);
      if (numbers === undefined) index.set(sign, [number]);
      else numbers.push(number);
    }
  indexes.set(provisions, index);
  return index;
}

function readProvision(contract: Contract, sentence: Sentence, heading: ReadonlySet<Sign>): Provision {
  const { text } = sentence;
  const parties = partyMentions(contract, text);
  const actors = parties.filter((mention) => isSubject(text, mention));
  const mentions = signsIn(text);
  let carried: Actor | null = null;
  const parts: ProvisionPart[] = [];
  for (const raw of splitParts(text)) {
    const within = mentions.filter(({ from, to }) => from >= raw.from && to <= raw.to);
    const own = actorIn(text, raw, within, actors);
    const { who, party } = own ?? carried ?? nobody;
    const named = parties.flatMap((one) => (isWithin(one, raw) && one.party !== null ? [one.party] : []));
    parts.push({
      ...raw,
      who,
      party,
      named: [...new Set(named)],
      isCarried: own === null && carried !== null,
      mentions: within,
      signs: new Set<Sign>([who, ...within.map(({ sign }) => sign)]),
      ...figuresOf(contract, sentence, raw),
    });
    carried = own ?? carried;
  }
  return { sentence, parts, heading, signs: new Set(parts.flatMap(({ signs }) => [...signs])) };
}

function isWithin({ index }: PartyMention, { from, to }: RawPart): boolean {
  return index >= from && index < to;
}

const figured = /[\d一二两三四五六七八九十百半]/;
const none = { periods: [], percentages: [], amounts: [] } as const;

function figuresOf(contract: Contract, sentence: Sentence, { from, to }: RawPart) {
  if (!figured.test(sentence.text.slice(from, to))) return none;
  const place = sentence.at(from, to);
  return {
    periods: factsWithin(contract.periods, place),
    percentages: factsWithin(contract.percentages, place),
    amounts: factsWithin(contract.amounts, place),
  };
}

interface Actor {
  readonly who: Who;
  readonly party: Party | null;
}

const nobody: Actor = { who: 'nobody', party: null };

/** The one named last before the first act, or else the first one named in the part. */
function actorIn(
  text: string,
  part: RawPart,
  mentions: readonly SignMention[],
  actors: readonly PartyMention[],
): Actor | null {
  const here = actors.filter((mention) => isWithin(mention, part));
  const firstAct = mentions.find(({ sign }) => !isFiller.has(sign))?.from ?? part.to;
  const mention = here.findLast(({ index }) => index <= firstAct) ?? here[0];
  if (mention === undefined) return null;
  if (mention.party !== null) return { who: 'one', party: mention.party };
  // 一方 is one of them only where the other one is not told what he may do.
  return {
    who: mention.word === '一方' && !/对方|另一方|守约方/.test(text) ? 'nobody' : 'each',
    party: null,
  };
}

/** Words that may stand before the one who acts: 全部费用由乙方承担. */
const isFiller: ReadonlySet<Sign> = new Set([
  'wholly',
  'anyCause',
  'cost',
  'loss',
  'risk',
  'price',
  'deposit',
  'prepaid',
  'liability',
  'penalty',
  'ip',
  'data',
  'evidence',
  'goods',
  'contract',
  'breach',
  'late',
  'term',
  'scope',
  'defect',
  'duty',
  'deemed',
  'mutual',
]);

/** Its own heading and those of the clauses it stands in. */
function headingSigns(
  contract: Contract,
  clause: Clause | null,
  headings: Map<Clause, ReadonlySet<Sign>>,
): ReadonlySet<Sign> {
  if (clause === null) return noSigns;
  const before = headings.get(clause);
  if (before !== undefined) return before;
  const parent = clause.parent === null ? null : (contract.clauses[clause.parent] ?? null);
  const signs = new Set([
    ...headingSigns(contract, parent, headings),
    ...signsIn(clause.heading ?? '').map(({ sign }) => sign),
  ]);
  headings.set(clause, signs);
  return signs;
}

const noSigns: ReadonlySet<Sign> = new Set();
