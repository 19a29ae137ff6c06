/** Repealed laws, laws that do not exist, and article numbers beyond the end of a law. */
import {
  type Contract,
  isUnknownNationalLaw,
  type LawCitation,
  lawNamed,
  meantLaw,
  readNumber,
  repealedLawNamed,
  wasMadeBefore,
} from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { graphText } from './references.text.ts';

export function checkLaws(contract: Contract): readonly CorrectionDraft[] {
  return contract.laws.flatMap((citation) => [
    ...repealed(contract, citation),
    ...unknown(contract, citation),
    ...beyondTheEnd(contract, citation),
  ]);
}

/** 依据合同法: without title marks, a word with this ending may be something else. */
const cites = /(?:依据|根据|按照|依照|遵照|适用|我国|遵守|违反|、|和|及|与|《|^|[，。；：\s])$/;
const isHistory = /已(?:经)?(?:被)?废止|失效|施行(?:之)?前|废止前/;

function repealed(contract: Contract, citation: LawCitation): CorrectionDraft[] {
  const { start, end, law } = citation;
  const known = repealedLawNamed(law);
  const { text } = contract.document;
  const before = text.slice(Math.max(0, start - 6), start);
  const written = text.slice(start, end);
  if (known === null || before.endsWith('原') || !written.includes(law)) return [];
  if (!written.startsWith('《') && !law.startsWith('中华人民共和国') && !cites.test(before)) return [];
  const sentence = sentenceAround(text, start);
  if (isHistory.test(sentence) || wasMadeBefore(contract, known.repealed)) return [];
  const fullName = known.successor?.name ?? null;
  const successor = law.startsWith('中华人民共和国')
    ? fullName
    : (fullName?.replace('中华人民共和国', '') ?? null);
  const reason = graphText.repealed(law, dateText(known.repealed), successor);
  const draft = remark({ start, end }, 'law', 'repealed', 'error', reason);
  if (successor === null || !canReplace(contract, citation, successor)) return [draft];
  return [{ ...draft, suggestion: written.startsWith('《') ? `《${successor}》` : successor }];
}

/**
 * False when the article has another number in the new law, or when the new law is already cited beside it or
 * put there by another replacement.
 */
function canReplace({ document, laws }: Contract, citation: LawCitation, successor: string): boolean {
  const { text } = document;
  const isNumbered = citation.article !== null || /^的?第/.test(text.slice(citation.end, citation.end + 2));
  if (isNumbered) return false;
  const from = sentenceStart(text, citation.start);
  const isAgain = laws.some(
    ({ start, law }) => start >= from && start < citation.start && repealedLawNamed(law) !== null,
  );
  return !isAgain && !sentenceAround(text, citation.start).includes(successor);
}

/** 本市《安全生产条例》 is a rule of that place. */
const atPlace = /[省市区县州港澳台]的?$|外国|境外/;

/** 《仲裁条例》（香港法例第609章）. */
const abroad = /^[（(]?(?:香港|澳门|台湾|中国香港|[^（）()]{0,8}法例|Cap)/;

/** 《消防条例》 is mostly a rule of a province, not a slip for 《消防法》. */
const isLocalRule = (law: string, meant: string): boolean =>
  law.endsWith('条例') && meant.endsWith('法') && !law.startsWith('中华人民共和国');

/** 《数据安全管理法》: close to a law that there is. */
function unknown({ document: { text } }: Contract, { start, end, law }: LawCitation): CorrectionDraft[] {
  const title = `《${law}》`;
  if (!text.startsWith(title, start) || start + title.length > end) return [];
  const meant = meantLaw(law);
  if (meant === null && !isUnknownNationalLaw(law)) return [];
  if (atPlace.test(text.slice(Math.max(0, start - 6), start))) return [];
  const span = { start, end: start + title.length };
  if (abroad.test(text.slice(span.end, span.end + 20))) return [];
  if (meant === null) return [remark(span, 'law', 'no-such-law', 'suspect', graphText.unknownLaw(law))];
  if (isLocalRule(law, meant)) return [];
  const draft = remark(span, 'law', 'no-such-law', 'suspect', graphText.noSuchLaw(law, meant));
  return [{ ...draft, suggestion: `《${meant}》` }];
}

function dateText(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number);
  return `${year}年${month}月${day}日`;
}

function sentenceAround(text: string, at: number): string {
  const behind = text.slice(at, at + FARTHEST);
  const end = behind.search(/[。\n]/);
  return text.slice(sentenceStart(text, at), at + (end < 0 ? behind.length : end));
}

/** A text without stops is looked at so far on both sides: with thousands of citations each would walk through all of it. */
const FARTHEST = 1_000;

function sentenceStart(text: string, at: number): number {
  const from = Math.max(0, at - FARTHEST);
  const before = text.slice(from, at + 1);
  return from + Math.max(before.lastIndexOf('。'), before.lastIndexOf('\n')) + 1;
}

function beyondTheEnd(contract: Contract, { start, end, law, article }: LawCitation): CorrectionDraft[] {
  const known = lawNamed(law);
  if (article === null || known?.articles == null) return [];
  const { articles } = known;
  const numbers = (/^第([^条]+)条/.exec(article)?.[1] ?? '').split(/[、，和及]/).map(readNumber);
  if (!numbers.some((number) => number !== null && number > articles)) return [];
  const from = contract.document.text.indexOf(article, start);
  const span = from < 0 || from > end ? { start, end } : { start: from, end: from + article.length };
  return [remark(span, 'law', 'no-such-article', 'error', graphText.noSuchArticle(law, articles))];
}
