/** Performs what `decideFailure` decided. All its dependencies are ports, so that a test can observe it. */
import type { Effect } from './decide-failure.ts';

export interface EffectPorts {
  readonly showToast: (message: string, durationMs: number) => void;
  readonly logEvent: (event: string) => void;
  readonly clearTokens: () => void;
  readonly goToLogin: () => void;
  readonly delay: (action: () => void, delayMs: number) => void;
}

export function createEffectPerformer(ports: EffectPorts): (effects: readonly Effect[]) => void {
  // Many calls fail together when a session ends; the user sees one message and one redirect.
  let isRedirecting = false;

  function perform(effect: Effect): void {
    switch (effect.kind) {
      case 'toast':
        ports.showToast(effect.message, effect.durationMs);
        break;
      case 'logEvent':
        ports.logEvent(effect.event);
        break;
      case 'clearTokens':
        ports.clearTokens();
        break;
      case 'redirectToLogin':
        isRedirecting = true;
        ports.delay(() => {
          isRedirecting = false;
          ports.goToLogin();
        }, effect.delayMs);
        break;
    }
  }

  return (effects) => {
    const isRepeat = isRedirecting && effects.some((effect) => effect.kind === 'redirectToLogin');
    if (isRepeat) return;
    for (const effect of effects) perform(effect);
  };
}
