/** The shown speed: an exponential average, so that one slow chunk does not make it jump. */
const SPEED_SMOOTHING = 0.1;

export interface SpeedSample {
  readonly atMs: number;
  readonly sentBytes: number;
  /** Null until an interval was measured. */
  readonly bytesPerSecond: number | null;
}

export function nextSpeedSample(previous: SpeedSample, atMs: number, sentBytes: number): SpeedSample {
  const elapsedMs = atMs - previous.atMs;
  if (elapsedMs <= 0) return previous;
  // A failed chunk removes its bytes; that is not a negative speed.
  const measured = (Math.max(0, sentBytes - previous.sentBytes) * MS_PER_SECOND) / elapsedMs;
  const average =
    // Nothing to smooth yet: averaging with the silence before the first bytes would show a tenth for seconds.
    !previous.bytesPerSecond
      ? measured
      : SPEED_SMOOTHING * measured + (1 - SPEED_SMOOTHING) * previous.bytesPerSecond;
  return { atMs, sentBytes, bytesPerSecond: average };
}

const MS_PER_SECOND = 1000;
