/** When the version dialog may come up (docs/spec.md#popups). Days are the product's, UTC+8. */
import { VERSION_TEMPLATE_PREFIX } from '@wenjian/api';

const DAY_MS = 86_400_000;
const OFFSET_MS = 8 * 3_600_000;

export interface VersionNotice {
  readonly template_number: string;
  readonly ack: boolean;
  readonly ack_time: string | null;
}

/** The latest version the user has not seen; null while the last acknowledgement is too recent. */
export function versionToShow<Notice extends VersionNotice>(
  notices: readonly Notice[],
  now: Date,
): Notice | null {
  const versions = notices.filter(({ template_number }) =>
    template_number.startsWith(VERSION_TEMPLATE_PREFIX),
  );
  const latest = versions.at(-1);
  if (!latest || latest.ack) return null;
  const acknowledged = versions.flatMap(({ ack_time }) => (ack_time === null ? [] : [Date.parse(ack_time)]));
  return acknowledged.every((at) => now.getTime() - startOfNextDay(at) >= DAY_MS) ? latest : null;
}

export function versionOf({ template_number }: Pick<VersionNotice, 'template_number'>): string {
  return template_number.slice(VERSION_TEMPLATE_PREFIX.length);
}

function startOfNextDay(at: number): number {
  return (Math.floor((at + OFFSET_MS) / DAY_MS) + 1) * DAY_MS - OFFSET_MS;
}
