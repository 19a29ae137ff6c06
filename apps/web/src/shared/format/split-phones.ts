/** Mainland mobile numbers, the only ones that can sign in. */
const MOBILE = /^1[3-9]\d{9}$/;

/** What somebody typed or pasted, as numbers: people put spaces or hyphens into them, a country code before, and anything between two. */
export function splitPhones(values: readonly string[]): readonly string[] {
  const parts = values.flatMap((value) => value.split(/[,，、;；\n\t]+/));
  const phones = parts.map((part) => part.replaceAll(/[\s-]/g, '').replace(/^(\+86|0086)/, ''));
  return [...new Set(phones.filter((phone) => phone !== ''))];
}

export function isMobile(phone: string): boolean {
  return MOBILE.test(phone);
}
