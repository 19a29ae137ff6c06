/**
 * In: the recognition model's output for one line: at every time step a probability for every class. Out:
 * characters with confidence and their range of time steps. Greedy: the best class of each step, repeats
 * joined, blanks dropped.
 */

export interface DecodedCharacter {
  readonly character: string;
  /** The highest probability within its range. */
  readonly confidence: number;
  /** Time steps; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
  /** The step of highest probability. */
  readonly peak: number;
}

export interface StepProbabilities {
  readonly data: Float32Array;
  /** Where the line begins in `data`. */
  readonly offset: number;
  readonly steps: number;
  readonly classes: number;
}

/** Class 0 is the blank, the next are the alphabet in order. */
const BLANK = 0;

export function decodeCtc(probabilities: StepProbabilities, alphabet: readonly string[]): DecodedCharacter[] {
  const characters: DecodedCharacter[] = [];
  let open: { label: number; confidence: number; from: number; peak: number } | null = null;
  for (let step = 0; step <= probabilities.steps; step++) {
    const best =
      step < probabilities.steps ? bestClass(probabilities, step) : { label: BLANK, probability: 0 };
    if (open !== null && best.label !== open.label) {
      characters.push(closed(open, step, alphabet));
      open = null;
    }
    if (best.label === BLANK) continue;
    if (open === null) {
      open = { label: best.label, confidence: best.probability, from: step, peak: step };
    } else if (best.probability > open.confidence) {
      open.confidence = best.probability;
      open.peak = step;
    }
  }
  return characters;
}

function closed(
  open: { readonly label: number; readonly confidence: number; readonly from: number; readonly peak: number },
  to: number,
  alphabet: readonly string[],
): DecodedCharacter {
  const character = alphabet[open.label - 1];
  if (character === undefined)
    throw new RangeError(`the model names class ${open.label}, the alphabet ends before it`);
  return { character, confidence: open.confidence, from: open.from, to, peak: open.peak };
}

function bestClass(
  { data, offset, classes }: StepProbabilities,
  step: number,
): { label: number; probability: number } {
  const start = offset + step * classes;
  let label = BLANK;
  let probability = -1;
  for (let index = 0; index < classes; index++) {
    const value = data[start + index] ?? 0;
    if (value > probability) {
      probability = value;
      label = index;
    }
  }
  return { label, probability };
}
