/**
 * Every citation of a law in a document, article by article. In: a document and the directory of laws. Out:
 * citations in text order, each with the sentence around it. Promise: every span slices out of the document's
 * text and no two citations name the same article at the same place.
 */
import {
  citedLaws,
  documentNumber,
  interpretationNumbered,
  type LawCitation,
  repealedLawNamed,
  shortLawName,
} from '@wenjian/contract';
import { type Document, documentSpan, type Span } from '@wenjian/document';
import { type ArticleAddress, articlePattern, readAddress } from '../statutes/article-label.ts';
import { type CitedWording, wordingOf } from './cited-wording.ts';
import type { LawDirectory } from './law-directory.ts';

export interface Citation extends Span {
  /** As written, or the full name when the document defined a short name for the law. */
  readonly law: string;
  /** Null when the law is cited as a whole. */
  readonly address: ArticleAddress | null;
  /** The rest of the sentence around the citation. */
  readonly sentence: string;
  /** The wording it names; absent or null where it names none. */
  readonly wording?: CitedWording | null;
}

export function findCitations(document: Document, directory: LawDirectory): readonly Citation[] {
  const titled = citedLaws(document);
  const named = [...titled, ...numberedCitations(document, titled, interpretationNumbered)];
  const known = [...named, ...bareCitations(document, named, directory)];
  // A number nobody has listed is a citation that cannot be verified, and is told as one.
  const unlisted = numberedCitations(document, known, (written) => written).filter(
    ({ article }) => article !== null,
  );
  const all = [...known, ...unlisted].sort((one, other) => one.start - other.start);
  const introduced = introducedNames(document.text);
  return all.flatMap((citation) => {
    const law = introduced.get(citation.law) ?? citation.law;
    const sentence = sentenceAround(document.text, citation, all);
    const span = documentSpan(citation.start, citation.end);
    const wording = wordingOf(document.text, citation);
    return addressesOf(citation.article).map((address) => ({ ...span, law, address, sentence, wording }));
  });
}

/** 第五百七十七、五百八十四条 is two citations; 第三条之一第二款 is one. */
function addressesOf(article: string | null): readonly (ArticleAddress | null)[] {
  if (article === null) return [null];
  const {
    numbers = '',
    inner,
    sub = inner,
  } = /^第\s{0,2}(?<numbers>[^条之]{1,60}?)\s{0,2}(?:之(?<inner>[一二三四五六七八九十]{1,2}))?条(?:之(?<sub>[一二三四五六七八九十0-9]{1,3}))?/.exec(
    article,
  )?.groups ?? {};
  const found = numbers.split(/[、，和及]/).flatMap((number, index, list) => {
    const address = readAddress(number.trim(), index === list.length - 1 ? sub : undefined);
    return address === null ? [] : [address];
  });
  return found.length === 0 ? [null] : found;
}

const numbered = new RegExp(
  `(?<document>${documentNumber})(?!的?《)(?:[^，。；、《》（）\\n第的]{0,30}(?:解释|规定|批复|意见))?(?:[（(][一二三四五六][）)])?的?(?<article>${articlePattern.replaceAll(/\?<\w+>/g, '?:')})?`,
  'g',
);

/** 法释〔2020〕25号第三条: an interpretation by the number of its document alone; a title behind the number is the citation. */
function numberedCitations(
  { text }: Document,
  named: readonly LawCitation[],
  lawOf: (written: string) => string | null,
): readonly LawCitation[] {
  return [...text.matchAll(numbered)].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length];
    const law = lawOf(match.groups?.document ?? '');
    if (law === null || named.some((one) => one.start < end && start < one.end)) return [];
    return [{ ...documentSpan(start, end), law, article: match.groups?.article ?? null }];
  });
}

const LONGEST_NAME = 120;
const SHORTEST_NAME = 2;

/** 刑法第二百六十六条, without title marks: found by the law's name right before the article. */
function bareCitations(
  { text }: Document,
  named: readonly LawCitation[],
  directory: LawDirectory,
): readonly LawCitation[] {
  const found: LawCitation[] = [];
  for (const match of text.matchAll(new RegExp(articlePattern, 'g'))) {
    const [start, end] = [match.index, match.index + match[0].length];
    const known = [...named, ...found];
    if (known.some((one) => one.start < end && start < one.end)) continue;
    const law = lawBefore(text, start, known, directory);
    if (law !== null)
      found.push({ ...documentSpan(start - law.length, end), law: law.name, article: match[0] });
  }
  return found;
}

const sameLaw = /(?:该法|同法|前述法律|上述法律)的?$/;
/** 第一条、第二条 */
const enumeration = /^[、，和及与至或]{1,2}(?:以及)?$/;
const titleBefore =
  /《(?<title>(?:[^《》\n]|《[^《》\n]{2,60}》){2,110})》(?:[（(][^（）()]{1,20}[）)])?的?$/;

function lawBefore(
  text: string,
  end: number,
  known: readonly LawCitation[],
  directory: LawDirectory,
): { readonly name: string; readonly length: number } | null {
  const before = text.slice(Math.max(0, end - LONGEST_NAME), end);
  const again = sameLaw.exec(before);
  const last = known.filter((one) => one.end <= end).at(-1);
  if (again !== null && last !== undefined) return { name: last.law, length: again[0].length };
  if (last !== undefined && enumeration.test(text.slice(last.end, end))) return { name: last.law, length: 0 };
  const titled = titleBefore.exec(before);
  const title = titled?.groups?.title;
  if (titled !== null && title !== undefined)
    return isKnown(title, directory) ? { name: title, length: titled[0].length } : null;
  const link = /(?:的|之| )$/.exec(before)?.[0].length ?? 0;
  const name = before.slice(0, before.length - link);
  for (let length = name.length; length >= SHORTEST_NAME; length--) {
    const candidate = name.slice(-length);
    // A cheap test first: no name begins or ends with a mark.
    if (/[，。；：、\s“”]/.test(candidate)) continue;
    if (isKnown(candidate, directory)) return { name: candidate, length: length + link };
  }
  return null;
}

function isKnown(name: string, directory: LawDirectory): boolean {
  return (
    directory.find(name).length > 0 || directory.repealOf(name) !== null || repealedLawNamed(name) !== null
  );
}

const introduction =
  /《(?<law>[^《》\n]{2,80})》(?:[（(][^（）()]{1,20}[）)])?[（(]以下(?:简称|统称|称)[为：:]?[“"《「]?(?<name>[^”"》」）)]{1,30})[”"》」]?[）)]/g;

/** The names the document defines for a law, valid from that place on. */
function introducedNames(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(introduction)].flatMap(({ groups }) => {
      const { law, name } = groups ?? {};
      // A short form of the law's own name is known anyway.
      return law === undefined || name === undefined || shortLawName(law) === shortLawName(name)
        ? []
        : [[name, law]];
    }),
  );
}

function sentenceAround(text: string, { start, end }: Span, citations: readonly Span[]): string {
  const from = Math.max(text.lastIndexOf('。', start - 1), text.lastIndexOf('\n', start - 1)) + 1;
  const stop = text.slice(end).search(/[。\n]/);
  const to = stop < 0 ? text.length : end + stop;
  let sentence = '';
  let at = from;
  for (const citation of citations) {
    if (citation.end <= from || citation.start >= to) continue;
    sentence += text.slice(at, Math.max(at, citation.start));
    at = Math.max(at, citation.end);
  }
  return sentence + text.slice(at, to);
}
