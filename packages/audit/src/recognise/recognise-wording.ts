/**
 * Folds a sentence for recognition by example: parties, numbers and punctuation become one sign each, so that
 * two sentences with the same content differ only in their wording. Training and review use the same
 * function.
 */
import { type Contract, contractTypes, type PartySide, partyMentions, usualRoles } from '@wenjian/contract';
import { DIGITS, replacePeriods, replaceShares } from '../checks/find-figures.ts';

/** Private-use characters, which cannot occur in a contract's own words. */
export const PARTY_SIGN = '\uE000';
const EACH_PARTY = '\uE001';
export const sideSigns: Readonly<Record<PartySide, string>> = { payer: '\uE002', performer: '\uE003' };
const MONEY = '\uE004';
const NUMBER = '\uE005';
const FIRST_SHARE = 0xe010;
const FIRST_DAYS = 0xe030;

/** Upper limits of the classes of shares and of periods (in days). */
const SHARES = [0.0005, 0.001, 0.002, 0.003, 0.01, 0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1];
const PERIODS = [3, 7, 15, 31, 62, 93, 185, 366, 731];

/** Folds the sentence of an example; the role word alone shows who pays. */
export function foldExample(text: string): string {
  return foldFigures(foldRoles(text));
}

const foldedByContract = new WeakMap<Contract, Map<string, string>>();

/** Folds the sentence of a contract, for which it is known who pays. Several readers ask for the same sentence. */
export function foldSentence(contract: Contract, text: string): string {
  const known = foldedByContract.get(contract) ?? new Map<string, string>();
  foldedByContract.set(contract, known);
  const folded = known.get(text) ?? foldedFor(contract, text);
  known.set(text, folded);
  return folded;
}

function foldedFor(contract: Contract, text: string): string {
  let folded = '';
  let end = 0;
  for (const { index, word, party } of partyMentions(contract, text)) {
    const sign = party === null ? word : party.side === null ? PARTY_SIGN : sideSigns[party.side];
    folded += text.slice(end, index) + sign;
    end = index + word.length;
  }
  return foldFigures(foldRoles(folded + text.slice(end)));
}

/** Headings, labels, signature lines and entries of a list (未决诉讼、仲裁｜无) contain no provision. */
export function isSpoken(text: string, folded: string): boolean {
  return folded.length >= SHORTEST && /[，。；！]/.test(text) && !/[|｜：:]\s{0,2}无[，。；！]?$/.test(text);
}

const SHORTEST = 8;
const letters = '[甲乙丙丁]方';
const eachParty =
  '甲乙双方|甲、乙双方|双方当事人|双方|各方|任何一方|任一方|任意一方|一方当事人|当事人|违约方|守约方';
const someParty =
  '另一方|相对方|该方|对方|我方|贵方|你方|贵司|我司|本公司|我公司|贵公司|本店|本平台|我们|你们|您';
/** Words for a side in any contract, in addition to those of one contract type. */
const payers = '付款方|客户|甲方客户|需求方|采购单位|购货单位|承租户|租户|雇主|用工单位';
const performers = '收款方|供应商|供货商|供货单位|施工单位|服务机构|受雇方';

const sideOfRole = new Map<string, PartySide>([
  ...contractTypes.flatMap((type) =>
    (['payer', 'performer'] as const).flatMap((side) =>
      usualRoles(type)[side].map((word): [string, PartySide] => [word, side]),
    ),
  ),
  ...payers.split('|').map((word): [string, PartySide] => [word, 'payer']),
  ...performers.split('|').map((word): [string, PartySide] => [word, 'performer']),
]);
const roles = new RegExp(
  `${eachParty}|(${[...sideOfRole.keys()].sort((one, other) => other.length - one.length).join('|')})|${letters}|${someParty}`,
  'g',
);
const isEachParty = new RegExp(`^(?:${eachParty})$`);

function foldRoles(text: string): string {
  return text.replace(roles, (word, role: string | undefined) => {
    const side = role === undefined ? undefined : sideOfRole.get(role);
    if (side !== undefined) return sideSigns[side];
    return isEachParty.test(word) ? EACH_PARTY : PARTY_SIGN;
  });
}

const money = new RegExp(`(?:人民币|￥|¥|RMB)?(${DIGITS})(?:余|多)?(?:元整?|块钱?|圆整?)`, 'g');
const number = /[0-9][0-9,.]*/g;
const punctuation = /[\s，。；：！？、“”‘’《》（）()【】[\]—…·,.;:!?"'_/-]+/g;
const clauseNumber =
  /^(?:第[一二三四五六七八九十百零0-9]+[条款章节][、.．：:]?|[（(][一二三四五六七八九十0-9]+[）)]|[0-9]+(?:[.．][0-9]+)*[、.．）)]?(?![0-9%‰年月日天元个万])|[一二三四五六七八九十]+[、.．])/;

function foldFigures(text: string): string {
  const shared = replaceShares(text.replace(clauseNumber, ''), (share) =>
    signOfClass(FIRST_SHARE, SHARES, share),
  );
  return replacePeriods(shared, (days) => signOfClass(FIRST_DAYS, PERIODS, days))
    .replace(money, MONEY)
    .replace(number, NUMBER)
    .replace(punctuation, '');
}

function signOfClass(first: number, ends: readonly number[], value: number): string {
  const place = ends.findIndex((end) => value <= end);
  return String.fromCharCode(first + (place < 0 ? ends.length : place));
}
