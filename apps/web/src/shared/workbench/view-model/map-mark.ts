import type { Tone } from './tone.ts';

/** Findings at a place along the scroll bar. */
export interface MapMark {
  readonly id: string;
  readonly tone: Tone;
  /** 3 is the widest. */
  readonly weight: 1 | 2 | 3;
  /** Shares of the whole height. */
  readonly top: number;
  readonly height: number;
}
