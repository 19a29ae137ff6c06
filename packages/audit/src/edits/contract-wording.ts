/**
 * A suggested text in the words of the contract at hand: its own words for the parties, blanks where people must choose. In: the text of a rule. Out: the
 * text, and why it cannot come into this contract (a party the contract does not know), if so.
 */
import { type Contract, letterPattern, type PartySide, rolePattern, sideOfRole } from '@wenjian/contract';
import { sideNames } from '../audit.text.ts';
import { adviceText } from './edits.text.ts';
import { inItsOwnTerms } from './own-terms.ts';

export interface Wording {
  readonly text: string;
  /** Null when every party it names is one of the contract. */
  readonly obstacle: string | null;
}

/** Words for persons of a contract that no side bears; not 股东, 第三人 and other words that need no introduction. */
const moreParties =
  '保理人|实际出资人|名义股东|用工单位|派遣单位|被派遣劳动者|派遣人员|平台|商家|受益人|监护人|收货人|总承包人|分包人';
const partyWord = new RegExp(`${rolePattern}|${letterPattern}|${moreParties}`, 'g');

export function wordingFor(contract: Contract, template: string): Wording {
  let obstacle: string | null = null;
  const sided = template.replace(/\{(payer|performer)\}/g, (_, side: PartySide) => {
    const word = wordOfSide(contract, side);
    if (word === null) obstacle ??= adviceText.noSide;
    return word ?? sideNames[side];
  });
  const own = inItsOwnTerms(contract, inItsOwnName(contract, withBlanks(sided)));
  const text = own.replace(partyWord, (word) => {
    const known = knownWord(contract, word);
    if (known === null && !isSideName(word)) obstacle ??= adviceText.unknownWord(word);
    return known ?? word;
  });
  return { text, obstacle };
}

/** The words for parties in a text that the contract does not have. */
export function foreignPartyWords(contract: Contract, text: string): readonly string[] {
  const known = contract.document.text;
  return [...text.matchAll(partyWord)].flatMap(([word]) => (known.includes(word) ? [] : [word]));
}

function isSideName(word: string): boolean {
  return Object.values(sideNames).includes(word);
}

const usedWords = new WeakMap<Contract, Map<PartySide, string | null>>();

/** The word the contract uses most for the only party of a side, null when there are several: 甲方（出租人） may be 出租人 everywhere else. */
function wordOfSide(contract: Contract, side: PartySide): string | null {
  const known = usedWords.get(contract) ?? new Map<PartySide, string | null>();
  usedWords.set(contract, known);
  const before = known.get(side);
  if (before !== undefined) return before;
  const [party, ...others] = contract.parties.filter((one) => one.side === side);
  const isOnly = party !== undefined && others.length === 0;
  const words = isOnly ? [party.label, ...party.aliases].filter((word) => word.length > 1) : [];
  const uses = words.map((word) => ({ word, count: contract.document.text.split(word).length - 1 }));
  const most = uses.reduce<{ word: string; count: number } | null>(
    (best, one) => (best === null || one.count > best.count ? one : best),
    null,
  );
  known.set(side, most?.word ?? null);
  return most?.word ?? null;
}

/** The contract's word for the same person; null when it has none. */
function knownWord(contract: Contract, word: string): string | null {
  const { text } = contract.document;
  if (text.includes(word)) return word;
  const twin = word.endsWith('人') ? `${word.slice(0, -1)}方` : word.replace(/方$/, '人');
  if (twin !== word && text.includes(twin)) return twin;
  const owner = ownerWords.includes(word) ? ownerWords.find((one) => text.includes(one)) : undefined;
  if (owner !== undefined || isOutsider(contract, word)) return owner ?? null;
  const side = sideOfRole(word, contract.type.type);
  const sameSide = contract.parties.filter((party) => party.side === side);
  return side === null || sameSide.length !== 1 ? null : wordOfSide(contract, side);
}

const ownerWords = ['建设单位', '业主'];

/** The parties of a subcontract are two builders: the owner of the works is neither of them. */
function isOutsider({ title }: Contract, word: string): boolean {
  return ownerWords.includes(word) && /分包/.test(title?.text ?? '');
}

/** What the contract calls itself, and all of its parties. */
function inItsOwnName(contract: Contract, text: string): string {
  const own = isAgreement(contract) ? text.replaceAll('本合同', '本协议') : text;
  return contract.parties.length > 2 ? own.replaceAll('双方', '各方') : own;
}

const agreements = new WeakMap<Contract, boolean>();

/** Counted once: every risk asks. */
function isAgreement(contract: Contract): boolean {
  const known = agreements.get(contract);
  if (known !== undefined) return known;
  const uses = (word: string) => contract.document.text.split(word).length;
  const is = uses('本协议') > uses('本合同');
  agreements.set(contract, is);
  return is;
}

/** 【15】 is a usual value, 【用途】 and 【专用/普通】 are not. */
const USUAL_VALUE = /^(?:[0-9.一二三四五六七八九十百千]+|货币|季度|小时|出资比例)$/;

/** A usual value is written as it is (it is shown before it is accepted); a choice is left to people. */
function withBlanks(text: string): string {
  return text.replace(/【([^】]*)】/g, (_, inside: string) => {
    if (inside === '') return '____';
    return USUAL_VALUE.test(inside) ? inside : `____（${inside}）`;
  });
}
