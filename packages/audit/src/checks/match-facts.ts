/**
 * Whether a sentence says what a row looks for. In: the facts of a sentence and a way to say it. Out: the part that says it, with the words that do. Promise: it
 * looks at facts only, never at the text.
 */
import {
  type Contract,
  type Party,
  type PartySide,
  type Period,
  type Provision,
  type ProvisionPart,
  provisionsWith,
  type Sentence,
  type Sign,
  type SignMention,
} from '@wenjian/contract';

/** All of them, of a list any. */
export type Said = readonly (Sign | readonly Sign[])[];

export interface FactWay {
  /** In one part of the sentence that is no condition and no exception. */
  readonly says: Said;
  /** Anywhere in the sentence or in the heading above it. */
  readonly also?: Said;
  /** In one condition. */
  readonly when?: Said;
  /** Who the condition is about, where both it and the part name one party. */
  readonly whenBy?: 'same' | 'other';
  /** Not where the case is the breach of the other party: 因乙方原因造成的，甲方不承担责任. */
  readonly unlessTheirs?: true;
  /** The longest period the sentence may name, in days; it has to name one. */
  readonly withinDays?: number;
  /** Exactly one party is named in the part, as actor or otherwise: 以甲方记录为准. */
  readonly namesOne?: true;
  readonly unless?: readonly Sign[];
}

export interface FactMatch {
  readonly part: ProvisionPart;
  readonly words: readonly SignMention[];
  /** The one who acts, or the only one named. */
  readonly party: Party | null;
}

/** Every sentence that goes one of the ways, in reading order. */
export function findFacts(
  contract: Contract,
  ways: readonly FactWay[],
): readonly (FactMatch & { readonly sentence: Sentence })[] {
  return provisionsWith(
    contract,
    ways.flatMap(({ says }) => rarestOf(says)),
  ).flatMap((provision) => {
    const match = matchFacts(provision, ways);
    return match === null ? [] : [{ ...match, sentence: provision.sentence }];
  });
}

/** Signs that most sentences have leave little out. */
const common: ReadonlySet<Sign> = new Set([
  'one',
  'each',
  'nobody',
  'right',
  'duty',
  'ban',
  'freed',
  'wholly',
]);

/** What a sentence cannot do without: one sign, or one of a few. */
function rarestOf(says: Said): readonly Sign[] {
  const lists = says.map((one): readonly Sign[] => (typeof one === 'string' ? [one] : one));
  const rare = lists.filter((signs) => !signs.some((sign) => common.has(sign)));
  const [first = lists[0] ?? [], ...rest] = rare;
  return rest.reduce((best, signs) => (signs.length < best.length ? signs : best), first);
}

export function matchFacts(provision: Provision, ways: readonly FactWay[]): FactMatch | null {
  for (const way of ways) {
    const match = matchWay(provision, way);
    if (match !== null) return match;
  }
  return null;
}

function matchWay(provision: Provision, way: FactWay): FactMatch | null {
  const { says, also = [], withinDays, unless = [] } = way;
  if (!says.every((one) => has(provision.signs, one))) return null;
  if (unless.some((sign) => provision.signs.has(sign))) return null;
  if (!also.every((one) => has(provision.signs, one) || has(provision.heading, one))) return null;
  if (withinDays !== undefined && !isWithin(provision, withinDays)) return null;
  for (const part of provision.parts) {
    if (part.kind === 'condition' || part.kind === 'exception') continue;
    if (!says.every((one) => has(part.signs, one)) || !isInCase(provision, part, way)) continue;
    const party = partyOf(part, way);
    if (way.unlessTheirs === true && isTheirs(provision, part)) continue;
    if (way.namesOne === true && party === null) continue;
    return { part, party, words: part.mentions.filter(({ sign }) => says.flat().includes(sign)) };
  }
  return null;
}

/** The one who acts; where one is only named in the part (以甲方记录为准, 与甲方无关), that one. */
function partyOf({ party, named }: ProvisionPart, { namesOne }: FactWay): Party | null {
  const [only = null, another] = named;
  if (another === undefined && only !== null && (namesOne === true || party === null)) return only;
  return named.length === 0 || namesOne !== true ? party : null;
}

function has(signs: ReadonlySet<Sign>, one: Sign | readonly Sign[]): boolean {
  return typeof one === 'string' ? signs.has(one) : one.some((sign) => signs.has(sign));
}

function isInCase(provision: Provision, part: ProvisionPart, { when, whenBy }: FactWay): boolean {
  if (when === undefined && whenBy === undefined) return true;
  return provision.parts.some(
    (other) =>
      other.kind === 'condition' &&
      other.from < part.from &&
      (when ?? []).every((one) => has(other.signs, one)) &&
      isBy(aboutWhom(other), part, whenBy),
  );
}

/** A condition names the other party, or what is wrong on its side. */
function isTheirs({ parts }: Provision, { party, from }: ProvisionPart): boolean {
  return parts.some(
    (other) =>
      other.kind === 'condition' &&
      other.from < from &&
      other.named.some((named) => named !== party) &&
      (['breach', 'late', 'defect', 'not-consent'] as const).some((sign) => other.signs.has(sign)),
  );
}

/** 因乙方设备缺陷发生事故的: of the only party named, though it does not act. */
function aboutWhom({ party, named }: ProvisionPart): Party | null {
  return named.length === 1 ? (named[0] ?? null) : party;
}

function isBy(of: Party | null, { party }: ProvisionPart, whenBy: FactWay['whenBy']): boolean {
  if (whenBy === undefined) return true;
  if (of === null || party === null) return false;
  return (of === party) === (whenBy === 'same');
}

const days: Readonly<Record<Period['unit'], number>> = {
  hour: 1 / 24,
  day: 1,
  workday: 1,
  week: 7,
  month: 30,
  year: 365,
};

function isWithin({ parts }: Provision, most: number): boolean {
  const periods = parts.flatMap((part) => part.periods);
  return periods.length > 0 && periods.every(({ count, unit }) => count * days[unit] <= most);
}

/** The side that bears it; null when it is not known. */
export function harmedSide({ party }: FactMatch, harms: 'who' | 'other'): PartySide | null {
  const side = party?.side ?? null;
  if (side === null || harms === 'who') return side;
  return side === 'payer' ? 'performer' : 'payer';
}
