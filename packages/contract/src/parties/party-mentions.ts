/** Which party a sentence means: by label, role or name, and whether it is the one who acts. */
import type { Contract, Party, PartySide } from '../contract.ts';
import { usualRoles } from './party.words.ts';

export interface PartyMention {
  /** Null for 双方, 任何一方 and similar words. */
  readonly party: Party | null;
  readonly index: number;
  readonly word: string;
}

/** In sentence order. 双方 and similar words are mentions without a party. */
export function partyMentions(contract: Contract, text: string): readonly PartyMention[] {
  const { pattern, byWord } = wordsOf(contract);
  return [...text.matchAll(pattern)].map((match) => ({
    party: byWord.get(match[0]) ?? null,
    index: match.index,
    word: match[0],
  }));
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
export function isSubject(text: string, mention: PartyMention): boolean {
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
