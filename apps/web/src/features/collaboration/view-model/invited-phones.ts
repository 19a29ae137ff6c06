/** What was typed or pasted into the invitation field: the numbers in it, and the first thing wrong. Pure. */
import { INVITE_MAX_AT_ONCE } from '@wenjian/api';
import { collaborationText } from '../text.ts';

export interface InvitedPhones {
  readonly phones: readonly string[];
  readonly problem: string | null;
}

const MOBILE = /^1[3-9]\d{9}$/;

export function readPhones(values: readonly string[], ownerPhone: string): InvitedPhones {
  const text = collaborationText.phoneProblems;
  const phones = [...new Set(values.flatMap(splitPhones))];
  const wrong = phones.find((phone) => !MOBILE.test(phone));
  if (wrong !== undefined) return { phones, problem: text.invalid(wrong) };
  if (phones.includes(ownerPhone)) return { phones, problem: text.owner };
  if (phones.length > INVITE_MAX_AT_ONCE) return { phones, problem: text.tooMany(INVITE_MAX_AT_ONCE) };
  return { phones, problem: null };
}

/** People write numbers with spaces or hyphens in them, a country code before, and anything between two of them. */
function splitPhones(value: string): readonly string[] {
  return value
    .split(/[,，、;；\n\t]+/)
    .map((part) => part.replaceAll(/[\s-]/g, '').replace(/^(\+86|0086)/, ''))
    .filter((part) => part !== '');
}
