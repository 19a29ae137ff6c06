/** A comparison as a demonstration: of the built-in sample when it is made, of a visitor's own texts in their browser. */
import {
  type Change,
  type ChangeType,
  compareDocuments,
  significanceNames,
  typeNames,
} from '@wenjian/compare';
import { buildDocument, type Document } from '@wenjian/document';
import { demoText as text } from './demo.text.ts';
import type { Demo, DemoFinding, DemoMark } from './demo.ts';
import { type MarkedSpan, markParagraphs } from './mark-paragraphs.ts';

const marks: Readonly<Record<ChangeType, DemoMark>> = {
  insert: 'insertion',
  delete: 'deletion',
  replace: 'replacement',
  move: 'move',
  format: 'slate',
  image: 'slate',
};

export function comparisonDemo(oldText: string, newText: string): Demo {
  const [old, target] = [plainDocument(oldText), plainDocument(newText)];
  const { changes, statistics, coverage } = compareDocuments(old, target);
  const shown = changes.filter((change) => change.significance !== 'noise');
  const spans = (side: 'old' | 'new'): readonly MarkedSpan[] =>
    shown.flatMap((change, finding) => {
      const place = change[side];
      return place === null ? [] : [{ ...place, finding, mark: marks[change.type] }];
    });
  return {
    sheets: [
      { label: text.old, paragraphs: markParagraphs(old, spans('old')) },
      { label: text.new, paragraphs: markParagraphs(target, spans('new')) },
    ],
    findings: shown.map(findingOf),
    summary: text.compareSummary(shown.length, statistics.major, statistics.noise),
    examined: coverage.examined.map(({ side, what, count }) => text.counted(`${text[side]}${what}`, count)),
    notExamined: coverage.notExamined.map(({ what, reason }) => text.because(what, reason)),
  };
}

/** Every non-blank line is a paragraph, as in the reader of text files. */
export function plainDocument(content: string): Document {
  const lines = content.split(/\r\n|[\n\r\f\v\u0085\u2028\u2029]/).filter((line) => line.trim() !== '');
  return buildDocument({
    ...{ readerVersion: 'demo', kind: 'txt', pages: null, notRead: [] },
    blocks: lines.map((line) => ({ type: 'paragraph', text: line })),
  });
}

function findingOf(change: Change): DemoFinding {
  const clause = change.new?.clause ?? change.old?.clause;
  const weight = significanceNames[change.significance];
  return {
    label: typeNames[change.type],
    mark: marks[change.type],
    title: titleOf(change),
    detail: [clause, change.reason || weight]
      .filter((part) => part !== null && part !== undefined)
      .join(' · '),
  };
}

/** Enough of a passage to recognise it. */
const SHOWN_CHARACTERS = 26;

function titleOf({ old, new: target }: Change): string {
  const short = (words: string) =>
    words.length > SHOWN_CHARACTERS ? `${words.slice(0, SHOWN_CHARACTERS)}…` : words;
  if (old === null) return short(target?.text ?? '');
  return target === null || target.text === old.text
    ? short(old.text)
    : `${short(old.text)} → ${short(target.text)}`;
}
