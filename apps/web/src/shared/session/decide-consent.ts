import { dropEvents, queueEvent } from '../http/log-queue.ts';
import { forgetOrigin } from './attribution.ts';
import { saveConsent } from './consent.ts';

/** Declining also forgets what was read from the address of the landing page and what waits to be sent. */
export function decideConsent(consent: 'granted' | 'declined'): void {
  saveConsent(consent);
  if (consent === 'granted') {
    queueEvent('consentGranted', location.pathname, new Date());
    return;
  }
  forgetOrigin();
  dropEvents();
}
