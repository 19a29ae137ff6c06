import { dropEvents, queueEvent } from '../http/log-queue.ts';
import { forgetOrigin } from './attribution.ts';
import { saveConsent } from './consent.ts';

/** Declining also removes the stored source and the pending events. */
export function decideConsent(consent: 'granted' | 'declined'): void {
  saveConsent(consent);
  if (consent === 'granted') {
    queueEvent('consentGranted', location.pathname, new Date());
    return;
  }
  forgetOrigin();
  dropEvents();
}
