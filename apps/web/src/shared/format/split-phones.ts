/** Mainland mobile numbers, the only ones that can sign in. */
const MOBILE = /^1[3-9]\d{9}$/;

/**
 * Extracts phone numbers from typed or pasted text: they may contain spaces or hyphens, a country code, and
 * any separators.
 */
export function splitPhones(values: readonly string[]): readonly string[] {
  const parts = values.flatMap((value) => value.split(/[,，、;；\n\t]+/));
  const phones = parts.map((part) => part.replaceAll(/[\s-]/g, '').replace(/^(\+86|0086)/, ''));
  return [...new Set(phones.filter((phone) => phone !== ''))];
}

export function isMobile(phone: string): boolean {
  return MOBILE.test(phone);
}
