/** The phone numbers in the invitation field, and the first error. Pure. */
import { INVITE_MAX_AT_ONCE } from '@wenjian/api';
import { isMobile, splitPhones } from '../../../shared/format/split-phones.ts';
import { collaborationText } from '../text.ts';

export interface InvitedPhones {
  readonly phones: readonly string[];
  readonly problem: string | null;
}

export function readPhones(values: readonly string[], ownerPhone: string): InvitedPhones {
  const text = collaborationText.phoneProblems;
  const phones = splitPhones(values);
  const wrong = phones.find((phone) => !isMobile(phone));
  if (wrong !== undefined) return { phones, problem: text.invalid(wrong) };
  if (phones.includes(ownerPhone)) return { phones, problem: text.owner };
  if (phones.length > INVITE_MAX_AT_ONCE) return { phones, problem: text.tooMany(INVITE_MAX_AT_ONCE) };
  return { phones, problem: null };
}
