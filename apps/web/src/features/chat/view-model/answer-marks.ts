/**
 * The positions of an answer's marks: each citation's reliability after the citation, each supporting source
 * after its sentence. The server counts citations in the markdown, but marks are placed in the rendered text:
 * they are found again by their words, in order.
 */
import type { ChatCitation } from '@wenjian/api';
import { type Block, type Inline, runsOf, wordsOf } from './markdown-tree.ts';
import type { Mark } from './place-marks.ts';
import { sourceMarkId } from './source-references.ts';
import { splitSentences } from './split-sentences.ts';

/** A sentence of the answer, with its position. */
export interface AnswerSentence {
  readonly run: number;
  readonly end: number;
  readonly text: string;
}

export interface AnswerMarks {
  readonly marks: ReadonlyMap<number, readonly Mark[]>;
  /** Indexes of citations whose words were not found again. They are shown below the answer. */
  readonly unplaced: readonly number[];
}

/** A mark for an article without a judgement (yet). */
export const UNJUDGED_MARK_ID = 'unjudged';

function citationMarkId(index: number): string {
  return `citation:${index}`;
}

export function sentencesOf(blocks: readonly Block[]): readonly AnswerSentence[] {
  return runsOf(blocks).flatMap((run) =>
    splitSentences(wordsOf(run.inlines)).map(({ end, text }) => ({ run: run.index, end, text })),
  );
}

interface Marked {
  readonly blocks: readonly Block[];
  readonly content: string;
  readonly citations: readonly Pick<ChatCitation, 'start' | 'end'>[];
  /** By sentence index in `sentencesOf`: the number of the supporting source. */
  readonly support: ReadonlyMap<number, number>;
}

export function answerMarks({ blocks, content, citations, support }: Marked): AnswerMarks {
  const runs: readonly RunWords[] = runsOf(blocks).map(({ index, inlines }) => ({
    index,
    words: wordsOf(inlines),
  }));
  const { placed, unplaced } = placeCitations(runs, content, citations);
  const referred = new Map(runsOf(blocks).map(({ index, inlines }) => [index, markIdsIn(inlines)]));
  const supporting = sentencesOf(blocks).flatMap(({ run, end }, place) => {
    const number = support.get(place);
    // Where the answer itself names the source, it is not named again.
    if (number === undefined || referred.get(run)?.includes(sourceMarkId(number))) return [];
    return [{ run, id: sourceMarkId(number), offset: end }];
  });
  const judged = placed.map(({ run, end, citation }) => ({ run, id: citationMarkId(citation), offset: end }));
  const all = [...judged, ...unjudged(runs, placed), ...supporting];
  return { marks: Map.groupBy(all, ({ run }) => run), unplaced };
}

function markIdsIn(inlines: readonly Inline[]): readonly string[] {
  return inlines.flatMap((inline) =>
    inline.kind === 'mark' ? [inline.id] : 'children' in inline ? markIdsIn(inline.children) : [],
  );
}

interface RunWords {
  readonly index: number;
  readonly words: string;
}

interface Placed {
  readonly run: number;
  readonly start: number;
  readonly end: number;
  readonly citation: number;
}

function placeCitations(runs: readonly RunWords[], content: string, citations: Marked['citations']) {
  const placed: Placed[] = [];
  const unplaced: number[] = [];
  let from = { place: 0, end: 0 };
  const inOrder = citations.map((citation, index) => ({ ...citation, index }));
  for (const { start, end, index } of inOrder.toSorted((a, b) => a.start - b.start)) {
    const found = findWords(runs, withoutMarkup(content.slice(start, end)), from);
    if (found === null) unplaced.push(index);
    else {
      from = found;
      placed.push({ ...found, run: runs[found.place]?.index ?? 0, citation: index });
    }
  }
  return { placed, unplaced };
}

/** Signs of emphasis and code are dropped; a link is reduced to its words. */
function withoutMarkup(markdown: string): string {
  return markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[*_~`\\]/g, '');
}

function findWords(runs: readonly RunWords[], words: string, from: { place: number; end: number }) {
  if (words === '') return null;
  for (let place = from.place; place < runs.length; place++) {
    const start = (runs[place]?.words ?? '').indexOf(words, place === from.place ? from.end : 0);
    if (start >= 0) return { place, start, end: start + words.length };
  }
  return null;
}

/** A law article, as an answer names it. */
const ARTICLE =
  /《[^《》\n]{2,60}》(?:[（(][^（）()]{1,20}[）)])?第[零〇一二两三四五六七八九十百千\d]{1,12}条/g;

/** Every article in an answer has a reliability mark: those the server has not judged are marked as such. */
function unjudged(runs: readonly RunWords[], placed: readonly Placed[]) {
  return runs.flatMap(({ index, words }) => {
    const known = placed.filter(({ run }) => run === index);
    return [...words.matchAll(ARTICLE)].flatMap((match) => {
      const end = match.index + match[0].length;
      const isKnown = known.some((citation) => citation.start < end && citation.end > match.index);
      return isKnown ? [] : [{ run: index, id: UNJUDGED_MARK_ID, offset: end }];
    });
  });
}
