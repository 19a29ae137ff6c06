/** Corresponding half-open ranges of both sides. */
export interface Range {
  readonly a: number;
  readonly aEnd: number;
  readonly b: number;
  readonly bEnd: number;
}
