// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { hasSeenTour, markTourSeen, showsTour } from './onboarding-tour.rules.ts';

beforeEach(() => localStorage.clear());

describe('the onboarding tour', () => {
  const fitting = { hasSeen: false, isResultShown: true, hasShareButton: true, hasHelpEntry: true };

  it('shows over a result on a device that has not seen it, when the share button and the help entry are there', () => {
    expect(showsTour(fitting)).toBe(true);
  });

  it.each([{ hasSeen: true }, { isResultShown: false }, { hasShareButton: false }, { hasHelpEntry: false }])(
    'does not show with %j',
    (situation) => {
      expect(showsTour({ ...fitting, ...situation })).toBe(false);
    },
  );

  it('is shown once per device', () => {
    expect(hasSeenTour()).toBe(false);
    markTourSeen();
    expect(hasSeenTour()).toBe(true);
  });
});
