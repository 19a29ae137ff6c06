/** Which party a sentence means, and which side it is on. */
import { type Contract, type Party, type PartySide, type Sentence, usualRoles } from '@wenjian/contract';
import type { LevelsBySide, RiskLevel } from '../rule.ts';

export interface PartyMention {
  /** Null for 双方, 任何一方 and similar words. */
  readonly party: Party | null;
  readonly index: number;
  readonly word: string;
}

export type Bearer = PartySide | 'both' | null;

/** In sentence order. 双方 and similar words are mentions without a party. */
export function partyMentions(contract: Contract, text: string): readonly PartyMention[] {
  const { pattern, byWord } = wordsOf(contract);
  return [...text.matchAll(pattern)].map((match) => ({
    party: byWord.get(match[0]) ?? null,
    index: match.index,
    word: match[0],
  }));
}

/**
 * Who has the duty or right at `index`: the last party named before it as a subject (not 向甲方, not 甲方的).
 * `both` for 双方 and 任何一方, null when no party is named or its side is unknown.
 */
export function bearerAt(contract: Contract, sentence: Sentence, index: number): Bearer {
  const mention = subjectAt(contract, sentence.text, index);
  if (mention === null) return null;
  return mention.party === null ? 'both' : mention.party.side;
}

export function subjectAt(contract: Contract, text: string, index: number): PartyMention | null {
  const before = partyMentions(contract, text).filter(
    (mention) => mention.index < index && isSubject(text, mention),
  );
  return before.at(-1) ?? null;
}

/** Every word for the parties of one side, longest first, as one alternation for a pattern; never matches when there is none. */
export function sideWords(contract: Contract, side: PartySide): string {
  return wordsOf(contract).ofSides[side];
}

export function otherSide(side: PartySide): PartySide {
  return side === 'payer' ? 'performer' : 'payer';
}

/** Levels for a burden on one side only: no risk for the other side, one step lower for a neutral review. */
export function levelsAgainst(bearer: Bearer, level: RiskLevel): LevelsBySide {
  if (bearer === null || bearer === 'both') return { payer: level, performer: level, neutral: level };
  const neutral = level === 'high' ? 'medium' : 'low';
  return { payer: null, performer: null, neutral, [bearer]: level };
}

export function sameLevels(level: RiskLevel): LevelsBySide {
  return { payer: level, performer: level, neutral: level };
}

/** Whether the words right before `index` negate the meaning: 不得, 无权, 并非. */
export function isNegated(text: string, index: number): boolean {
  return /(?:不得|不应|不能|不可|禁止|不会|无权|无须|无需|不须|不需|并非|不以|不得再|不予|不再|不|未|非)$/.test(
    text.slice(0, index),
  );
}

const nobodyInParticular = [
  '甲乙双方',
  '甲、乙双方',
  '双方',
  '各方',
  '任何一方',
  '任一方',
  '任意一方',
  '一方',
  '当事人',
  '他方',
  '违约方',
  '守约方',
];

interface PartyWords {
  readonly pattern: RegExp;
  readonly byWord: ReadonlyMap<string, Party>;
  /** One alternation each. */
  readonly ofSides: Readonly<Record<PartySide, string>>;
}

const wordsByContract = new WeakMap<Contract, PartyWords>();

function wordsOf(contract: Contract): PartyWords {
  const known = wordsByContract.get(contract);
  if (known !== undefined) return known;
  const byWord = new Map<string, Party>();
  for (const party of contract.parties)
    for (const word of namesOf(party)) if (!byWord.has(word)) byWord.set(word, party);
  for (const side of ['payer', 'performer'] as const) addUsualRoles(contract, side, byWord);
  const pattern = new RegExp(alternation([...byWord.keys(), ...nobodyInParticular]), 'g');
  const ofSides = { payer: wordsFor('payer', byWord), performer: wordsFor('performer', byWord) };
  const words = { pattern, byWord, ofSides };
  wordsByContract.set(contract, words);
  return words;
}

function wordsFor(side: PartySide, byWord: ReadonlyMap<string, Party>): string {
  const words = [...byWord].flatMap(([word, party]) => (party.side === side ? [word] : []));
  return words.length === 0 ? '(?!)' : alternation(words);
}

/** 买受人 in a sale is the buyer, whatever label the contract uses; with two parties on one side it is ambiguous. */
function addUsualRoles(contract: Contract, side: PartySide, byWord: Map<string, Party>): void {
  const [party, another] = contract.parties.filter((one) => one.side === side);
  // Between a contractor and a subcontractor, 发包人 and 承包人 may mean other companies.
  if (party === undefined || another !== undefined || byWord.has('总承包人') || byWord.has('分包人')) return;
  for (const word of usualRoles(contract.type.type)[side]) if (!byWord.has(word)) byWord.set(word, party);
}

function namesOf(party: Party): string[] {
  return [party.label, ...party.aliases, ...(party.name === null ? [] : [party.name])].filter(
    (word) => word.length > 1,
  );
}

function alternation(words: readonly string[]): string {
  return [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
}

/** 向甲方交付, 经甲方同意, 甲方的损失, 甲方指定的地点: the party is named but is not the subject. */
function isSubject(text: string, mention: PartyMention): boolean {
  if (
    /(?:向|对|给|给予|的|使|令|让|致|造成|导致|与|和|同|经|为|因|及|至|以|按|按照|根据|依据|征得|取得|通知|交付|支付|赔偿|补偿|受|损害|侵害|损坏|损毁|毁损|告知|退还|返还|归还|移交|提交|交|要求|催告|承担|占用|使用|影响|妨碍|阻碍|协助|配合)$/.test(
      text.slice(0, mention.index),
    )
  )
    return false;
  return !/^(?:的|指定|书面同意|同意|所在地|住所地|确认的|认可的|提供的|支付的|名下)/.test(
    text.slice(mention.index + mention.word.length),
  );
}
