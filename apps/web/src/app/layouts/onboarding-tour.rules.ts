/** The two-step tour is shown once per device, over a result, and only when both things it points at are on the page. */

const SEEN_KEY = 'wenjian.tourSeen';

export interface TourSituation {
  readonly hasSeen: boolean;
  /** False while the result is being made, and when it failed or is gone. */
  readonly isResultShown: boolean;
  readonly hasShareButton: boolean;
  readonly hasHelpEntry: boolean;
}

export function showsTour({ hasSeen, isResultShown, hasShareButton, hasHelpEntry }: TourSituation): boolean {
  return !hasSeen && isResultShown && hasShareButton && hasHelpEntry;
}

export function hasSeenTour(storage: Storage = localStorage): boolean {
  return storage.getItem(SEEN_KEY) !== null;
}

export function markTourSeen(storage: Storage = localStorage): void {
  storage.setItem(SEEN_KEY, '1');
}
