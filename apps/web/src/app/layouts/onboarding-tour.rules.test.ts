// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { hasSeenTour, markTourSeen, showsTour } from './onboarding-tour.rules.ts';

beforeEach(() => localStorage.clear());

describe('the onboarding tour', () => {
  it('shows on a device that has not seen it, when the share button and the help entry are there', () => {
    expect(showsTour({ hasSeen: false, hasShareButton: true, hasHelpEntry: true })).toBe(true);
  });

  it.each([
    { hasSeen: true, hasShareButton: true, hasHelpEntry: true },
    { hasSeen: false, hasShareButton: false, hasHelpEntry: true },
    { hasSeen: false, hasShareButton: true, hasHelpEntry: false },
  ])('does not show for %j', (situation) => {
    expect(showsTour(situation)).toBe(false);
  });

  it('is seen once per device', () => {
    expect(hasSeenTour()).toBe(false);
    markTourSeen();
    expect(hasSeenTour()).toBe(true);
  });
});
