/** The progress of a check's thread, step by step: fragments are searched, then the findings are reviewed. */
export interface Progress {
  readonly kind: 'progress';
  readonly stage: 'aligning' | 'reviewing';
  /** Share of the thread's whole work. */
  readonly fraction: number;
}

const shares = {
  aligning: { from: 0, to: 0.7 },
  reviewing: { from: 0.7, to: 1 },
} as const satisfies Record<Progress['stage'], { from: number; to: number }>;

export class StageLine {
  readonly #say: (word: Progress) => void;
  #stage: Progress['stage'] = 'aligning';
  #steps = 1;
  #done = 0;

  constructor(say: (word: Progress) => void) {
    this.#say = say;
  }

  begin(stage: Progress['stage'], steps: number): void {
    this.#stage = stage;
    this.#steps = steps;
    this.#done = 0;
    this.#tell();
  }

  step(): void {
    this.#done += 1;
    this.#tell();
  }

  #tell(): void {
    const { from, to } = shares[this.#stage];
    const share = Math.min(1, this.#done / Math.max(1, this.#steps));
    this.#say({ kind: 'progress', stage: this.#stage, fraction: from + share * (to - from) });
  }
}
