/** The shown progress of a split follows the reported one, one point a tick, and never runs ahead of it. Pure. */

/** The time of docs/spec.md#constants, read as milliseconds a point: a whole bar takes a second, the time between two reports. */
export const SPLIT_PDF_PROGRESS_TIME = 10;

export function nextShownPercent(shown: number, reportedFraction: number): number {
  const reported = Math.floor(reportedFraction * 100);
  return shown < reported ? shown + 1 : reported;
}
