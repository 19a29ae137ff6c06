import { Tour } from 'antd';
import { useState } from 'react';
import { hasTouch } from '../../shared/ui/has-touch.ts';
import { hasSeenTour, markTourSeen, showsTour } from './onboarding-tour.rules.ts';
import { resultText as text } from './result-layout.text.ts';

export interface OnboardingTourProps {
  readonly isResultShown: boolean;
  readonly shareButton: HTMLElement | null;
  readonly helpEntry: HTMLElement | null;
}

export function OnboardingTour({ isResultShown, shareButton, helpEntry }: OnboardingTourProps) {
  const [hasSeen, setSeen] = useState(() => hasSeenTour());
  const isShown = showsTour({
    hasSeen,
    isResultShown,
    hasShareButton: shareButton !== null,
    hasHelpEntry: helpEntry !== null,
  });

  function finish() {
    markTourSeen();
    setSeen(true);
  }

  return (
    <Tour
      open={isShown}
      // Inside a landmark, so that users who navigate by landmarks find it.
      getPopupContainer={() => document.querySelector('main') ?? document.body}
      onClose={finish}
      onFinish={finish}
      steps={[
        {
          title: text.tourShareTitle,
          description: text.tourShareBody,
          target: shareButton,
          nextButtonProps: { children: text.tourNext },
        },
        {
          title: text.tourHelpTitle,
          description: hasTouch() ? text.tourHelpBodyTouched : text.tourHelpBody,
          target: helpEntry,
          nextButtonProps: { children: text.tourDone },
        },
      ]}
    />
  );
}
