/**
 * What a trained corrector proposes for a line. The engine does not run the model: whoever calls it hands in the
 * proposals, and the engine weighs them with everything else it knows.
 */
export interface Proposal {
  readonly kind: 'replace' | 'insert' | 'delete';
  /** The character it is about; the place before which something is missing for `insert`. */
  readonly at: number;
  /** Empty for `delete`. */
  readonly character: string;
  /** From 0 to 1. */
  readonly probability: number;
}

/** By the text of the line. A line without an entry was not shown to the corrector. */
export type Proposals = ReadonlyMap<string, readonly Proposal[]>;

export interface SentencePiece {
  readonly start: number;
  readonly text: string;
}

/** The corrector was trained on pieces of at most this many characters. */
const LONGEST_PIECE = 126;
const SHORTEST_PIECE = 4;

/** A line in pieces the corrector can read: sentences, and long ones cut after a mark or, without one, anywhere. */
export function sentencePieces(line: string): readonly SentencePiece[] {
  const pieces: SentencePiece[] = [];
  for (const match of line.matchAll(/[^。；！？!?]+[。；！？!?]*/g)) {
    let start = match.index;
    let rest = match[0];
    while (rest.length > LONGEST_PIECE) {
      const cut = cutOf(rest);
      pieces.push({ start, text: rest.slice(0, cut) });
      start += cut;
      rest = rest.slice(cut);
    }
    pieces.push({ start, text: rest });
  }
  return pieces.filter(({ text }) => text.length >= SHORTEST_PIECE && /[\u4e00-\u9fff]{2}/.test(text));
}

function cutOf(text: string): number {
  const mark = Math.max(...['，', '、', '：', ','].map((one) => text.lastIndexOf(one, LONGEST_PIECE - 1)));
  return mark < LONGEST_PIECE / 3 ? LONGEST_PIECE : mark + 1;
}

/**
 * alike: another character of like sound or shape; grammar: one of 的地得 and the like; other: any other character;
 * doubled: one of two equal characters is superfluous; repeated: the second of two equal strings; alone: a character that stands once.
 */
export type ProposalForm = 'alike' | 'grammar' | 'other' | 'insert' | 'doubled' | 'repeated' | 'alone';
