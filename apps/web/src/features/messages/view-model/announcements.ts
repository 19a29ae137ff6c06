/** Which notices stand on the workbench. Pure. */
import { ANNOUNCEMENT_TEMPLATE_PREFIX } from '@wenjian/api';
import type { Notice } from '../api/use-notices.ts';

/** Those that were not put away; the server answers the oldest first. */
export function announcementsToShow(notices: readonly Notice[]): readonly Notice[] {
  return notices
    .filter(({ template_number, ack }) => template_number.startsWith(ANNOUNCEMENT_TEMPLATE_PREFIX) && !ack)
    .toReversed();
}
