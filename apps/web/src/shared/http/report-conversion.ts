/** Reports a conversion of an advertisement; only when its click has an id, and only with consent. */
import type { ConversionKind } from '@wenjian/api';
import { logCalls } from '@wenjian/api/site-calls';
import { signUpAttribution } from '../session/attribution.ts';
import { readConsent } from '../session/consent.ts';
import { post } from './log-queue.ts';

export function reportConversion(kind: ConversionKind): void {
  const { bd_vid, channel, keyword } = signUpAttribution();
  if (bd_vid === undefined || readConsent() !== 'granted') return;
  post(logCalls.conversion, { kind, bd_vid, ...(channel && { channel }), ...(keyword && { keyword }) });
}
