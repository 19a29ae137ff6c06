/** Converts fragments of the engine to the response of the routes: by document, with pages and boxes. */
import type { plagiarismPair } from '@wenjian/api';
import type { Span } from '@wenjian/document';
import {
  type Fragment,
  type FragmentKind,
  type FragmentPiece,
  type FragmentSide,
  findTextAsPicture,
  type PairResult,
  picturesInSpan,
  type SideRates,
} from '@wenjian/plagiarism';
import type { z } from 'zod';
import { presentPlace } from '../../../platform/documents/present-document.ts';
import { evasionTitles } from '../plagiarism.text.ts';
import type { CheckedDocument } from './checked-document.ts';

export type PresentedPair = z.output<typeof plagiarismPair>;
export type PresentedBlock = PresentedPair['blockList'][number];
export type PresentedRates = PresentedPair['statistics']['originInTarget'];
type PresentedEvasion = PresentedPair['evasion'][number];

export interface Sides {
  readonly a: CheckedDocument;
  readonly b: CheckedDocument;
}

export function presentBlock(sides: Sides, { pieces, rarity, ...fragment }: Fragment): PresentedBlock {
  const { id, kind, similarity, isSubtracted, equalWords, a, b } = fragment;
  const match = { kind, similarity, words: a.words, equalWords };
  return {
    id,
    ...match,
    rarity,
    isSubtracted,
    matches: { [sides.b.facts.docId]: match },
    closest: sides.b.facts.docId,
    references: {
      [sides.a.facts.docId]: presentQuote(sides.a, a),
      [sides.b.facts.docId]: presentQuote(sides.b, b),
    },
    smallBlocks: pieces.map((piece) => presentPiece(sides, piece)),
  };
}

function presentQuote({ document }: CheckedDocument, side: FragmentSide) {
  const pictures = picturesInSpan(document, side);
  const quote = { ...presentPlace(document, side), text: side.text };
  return pictures.length === 0 ? quote : { ...quote, pictures: [...pictures] };
}

export function presentRates({ before, after, rewritten }: SideRates): PresentedRates {
  return {
    before: { ...before },
    after: { ...after },
    rewritten: { before: { ...rewritten.before }, after: { ...rewritten.after } },
  };
}

/** Of the counted fragments. */
export function countKinds(fragments: readonly Pick<Fragment, 'kind' | 'isSubtracted'>[]) {
  const counts: Record<FragmentKind, number> = { verbatim: 0, edited: 0, paraphrase: 0 };
  for (const { kind, isSubtracted } of fragments) if (!isSubtracted) counts[kind] += 1;
  return counts;
}

/** Enough examples; the count gives the total. */
const MOST_EXAMPLES = 20;

/** Hidden text in either document, one finding per kind. */
export function presentEvasion(
  sides: Sides,
  { evasion, fragments }: Pick<PairResult, 'evasion' | 'fragments'>,
): PresentedEvasion[] {
  // Checked here, where both documents have their layouts: only these show what was recognised.
  const pictures = findTextAsPicture(sides.a.document, sides.b.document, fragments);
  const groups = Map.groupBy([...evasion, ...pictures], ({ side, kind }) => `${side} ${kind}`);
  return [...groups.values()].flatMap((traces) => {
    const [first] = traces;
    if (first === undefined) return [];
    const { document, facts } = sides[first.side];
    // The result is shown outside the team; for a document of the base only the reused text is.
    const shown = facts.origin === 'textBase' ? [] : traces.slice(0, MOST_EXAMPLES);
    return [
      {
        docId: facts.docId,
        kind: first.kind,
        title: evasionTitles[first.kind],
        count: traces.reduce((sum, { count }) => sum + count, 0),
        examples: shown.map(({ start, end, text }) => ({ ...presentPlace(document, { start, end }), text })),
      },
    ];
  });
}

function presentPiece({ a, b }: Sides, piece: FragmentPiece): PresentedBlock['smallBlocks'][number] {
  const own = placed(a, piece.a);
  const other = placed(b, piece.b);
  const pages = own.boxes.map(({ page }) => page + 1);
  return {
    references: { [a.facts.docId]: own, [b.facts.docId]: other },
    pages: [...new Set(pages)].sort((one, next) => one - next),
  };
}

function placed({ document }: CheckedDocument, span: Span) {
  return presentPlace(document, span);
}
