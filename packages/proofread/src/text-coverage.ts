/**
 * Which characters of a text are covered by spans: one byte per character, so that a query takes no longer
 * than the span.
 */

interface TextSpan {
  readonly start: number;
  readonly end: number;
}

export class TextCoverage {
  readonly #covered: Uint8Array;

  constructor(length: number, spans: readonly TextSpan[] = []) {
    this.#covered = new Uint8Array(length + 1);
    for (const span of spans) this.add(span);
  }

  add({ start, end }: TextSpan): void {
    this.#covered.fill(1, start, end);
  }

  has(at: number): boolean {
    return this.#covered[at] === 1;
  }

  touches({ start, end }: TextSpan): boolean {
    for (let at = start; at < end; at++) if (this.#covered[at] === 1) return true;
    return false;
  }
}
