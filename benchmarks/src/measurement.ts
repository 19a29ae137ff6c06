/** The result of one run of one competitor. */
export type Measurement =
  | {
      readonly kind: 'done';
      readonly elapsedMs: number;
      readonly peakBytes: number | null;
      readonly note: string;
    }
  /** Stopped at the time limit. */
  | { readonly kind: 'stopped'; readonly afterMs: number }
  | { readonly kind: 'failed'; readonly reason: string };
