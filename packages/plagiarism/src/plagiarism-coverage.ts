/** What a check examined, and what it did not. */
import {
  blockTypeNames,
  type Coverage,
  type Document,
  documentParts,
  hasTrait,
  MOST_FINDINGS,
  type NotExamined,
} from '@wenjian/document';
import type { SetAside } from './passages/find-passages.ts';
import { LEAST_SCATTERED } from './passages/weigh-passage.ts';
import { pictureTextCoverage } from './picture-text-coverage.ts';
import { coverageText } from './plagiarism.text.ts';
import type { PreparedText } from './prepared-text.ts';
import { LONGEST_ALIGNED } from './sense/match-sentences.ts';
import { isLeftOut } from './tokens/token-stream.ts';

export function textCoverage({ document, stream }: PreparedText): Coverage {
  const pictures = pictureTextCoverage(document);
  return {
    examined: [{ what: coverageText.words, count: stream.tokens.length }, ...pictures.examined],
    notExamined: [
      ...document.notRead,
      ...pictures.notExamined,
      ...leftOutBlocks(document),
      ...unknownLooks(document),
    ],
  };
}

export function pairCoverage(a: PreparedText, b: PreparedText, setAside: SetAside): Coverage {
  const sides = [
    { name: coverageText.side.a, coverage: textCoverage(a) },
    { name: coverageText.side.b, coverage: textCoverage(b) },
  ];
  return {
    examined: sides.flatMap(({ name, coverage }) => coverage.examined.map((item) => named(name, item))),
    notExamined: [
      ...sides.flatMap(({ name, coverage }) => coverage.notExamined.map((item) => named(name, item))),
      ...setAsideNotes([setAside]),
    ],
  };
}

/** For one pair, or for all pairs of a document together. */
export function setAsideNotes(all: readonly SetAside[]): readonly NotExamined[] {
  const stock = all.reduce((sum, one) => sum + one.stock, 0);
  const long = all.reduce((sum, one) => sum + one.longSentences, 0);
  const unlisted = all.reduce((sum, one) => sum + one.unlisted, 0);
  return [
    { what: coverageText.fragments, count: unlisted, reason: coverageText.unlistedReason(MOST_FINDINGS) },
    { what: coverageText.stock, count: stock, reason: coverageText.stockReason(LEAST_SCATTERED) },
    { what: coverageText.longSentences(LONGEST_ALIGNED), count: long, reason: coverageText.longReason },
  ].filter(({ count }) => count > 0);
}

function named<Item extends { readonly what: string }>(name: string, item: Item): Item {
  return { ...item, what: `${name}：${item.what}` };
}

function leftOutBlocks({ blocks }: Document): readonly NotExamined[] {
  const counts = new Map<string, number>();
  for (const block of blocks) {
    if (!isLeftOut(block)) continue;
    const what = block.isAlternativeText ? coverageText.alternativeTexts : blockTypeNames[block.type];
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts].map(([what, count]) => ({
    what,
    count,
    reason: coverageText.notRunningText,
  }));
}

/** File by file: formatting information in one file says nothing about the other. */
function unknownLooks(document: Document): readonly NotExamined[] {
  const { runs = [] } = document;
  return documentParts(document)
    .filter(
      ({ kind, start, end }) =>
        !hasTrait(kind, 'looks') && !runs.some((run) => run.start >= start && run.end <= end),
    )
    .map(({ name }) => ({
      what: name === null ? coverageText.looks : coverageText.inFile(name, coverageText.looks),
      count: 1,
      reason: coverageText.looksUnknown,
    }));
}
