/**
 * PlagDet as defined by the PAN text alignment tasks: precision and recall over characters of both texts,
 * averaged over detections and cases, combined with granularity (the number of detections per case).
 */
import type { PlantedCase, Range } from './reuse-corpus.ts';

/** A detection has the shape of a case: two corresponding ranges. */
export type Detection = PlantedCase;

export interface PairOutcome {
  readonly cases: readonly PlantedCase[];
  readonly detections: readonly Detection[];
}

export interface PlagDetScore {
  readonly precision: number;
  readonly recall: number;
  readonly granularity: number;
  readonly plagDet: number;
}

export function scorePlagDet(outcomes: readonly PairOutcome[]): PlagDetScore {
  const recalls: number[] = [];
  const precisions: number[] = [];
  const pieces: number[] = [];
  for (const { cases, detections } of outcomes) {
    for (const planted of cases) {
      const touching = detections.filter((detection) => touches(planted, detection));
      recalls.push(coveredShare(planted, touching));
      if (touching.length > 0) pieces.push(touching.length);
    }
    for (const detection of detections)
      precisions.push(
        coveredShare(
          detection,
          cases.filter((planted) => touches(planted, detection)),
        ),
      );
  }
  const precision = mean(precisions, 1);
  const recall = mean(recalls, 1);
  const granularity = mean(pieces, 1);
  return combine({ precision, recall, granularity });
}

export function combine(parts: Omit<PlagDetScore, 'plagDet'>): PlagDetScore {
  const { precision, recall, granularity } = parts;
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { ...parts, plagDet: f1 / Math.log2(1 + granularity) };
}

export function touches(one: PlantedCase, other: PlantedCase): boolean {
  return overlap(one.suspicious, other.suspicious) > 0 && overlap(one.source, other.source) > 0;
}

function overlap(one: Range, other: Range): number {
  return Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start));
}

/** The share of the characters of `whole` on both sides that is inside any of `parts`. */
export function coveredShare(whole: PlantedCase, parts: readonly PlantedCase[]): number {
  const sides = (['suspicious', 'source'] as const).map((side) => {
    const { start, end } = whole[side];
    const covered = new Uint8Array(end - start);
    for (const part of parts)
      covered.fill(
        1,
        Math.max(0, part[side].start - start),
        Math.max(0, Math.min(end, part[side].end) - start),
      );
    return { covered: covered.reduce((sum, mark) => sum + mark, 0), length: end - start };
  });
  const length = sides.reduce((sum, side) => sum + side.length, 0);
  return length === 0 ? 0 : sides.reduce((sum, side) => sum + side.covered, 0) / length;
}

function mean(values: readonly number[], whenNone: number): number {
  return values.length === 0 ? whenNone : values.reduce((sum, value) => sum + value, 0) / values.length;
}
