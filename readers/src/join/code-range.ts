/** Half open ranges of both sides that belong to each other. */
export interface Range {
  readonly a: number;
  readonly aEnd: number;
  readonly b: number;
  readonly bEnd: number;
}
