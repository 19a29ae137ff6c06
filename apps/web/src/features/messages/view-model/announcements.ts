/** Which notices are on the workbench. Pure. */
import { ANNOUNCEMENT_TEMPLATE_PREFIX } from '@wenjian/api';
import type { Notice } from '../api/use-notices.ts';

/**
 * Those not closed, newest first; the server sends the oldest first. The same words, published to everybody and again to this space, stand together: they are
 * shown once, and closed together.
 */
export function announcementsToShow(notices: readonly Notice[]): readonly (readonly Notice[])[] {
  const open = notices.filter(
    ({ template_number, ack }) => template_number.startsWith(ANNOUNCEMENT_TEMPLATE_PREFIX) && !ack,
  );
  return [...Map.groupBy(open.toReversed(), ({ content }) => content.trim()).values()];
}
