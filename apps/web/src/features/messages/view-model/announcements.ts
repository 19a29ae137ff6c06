/** Which notices are on the workbench. Pure. */
import { ANNOUNCEMENT_TEMPLATE_PREFIX } from '@wenjian/api';
import type { Notice } from '../api/use-notices.ts';

/** Those not closed; the server sends the oldest first. */
export function announcementsToShow(notices: readonly Notice[]): readonly Notice[] {
  return notices
    .filter(({ template_number, ack }) => template_number.startsWith(ANNOUNCEMENT_TEMPLATE_PREFIX) && !ack)
    .toReversed();
}
