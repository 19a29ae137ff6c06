/** The built-in notices: the welcome for a new user and the news of this version. */
import { popupTemplates, VERSION_TEMPLATE_PREFIX } from '@wenjian/api';
import type { Database } from '../../platform/database/database.ts';
import { messagesText as text, VERSION } from './messages.text.ts';
import { publishNotice } from './notices.repository.ts';

/** At every start; existing notices get the current text and are shown to nobody a second time. */
export async function publishStandingNotices(database: Database): Promise<void> {
  const [newUser] = popupTemplates;
  await publishNotice(database, {
    templateNumber: newUser,
    content: text.newUser,
    audience: 'newUsers',
    endsAt: null,
  });
  await publishNotice(database, {
    templateNumber: `${VERSION_TEMPLATE_PREFIX}${VERSION}`,
    content: text.version,
    // For later users everything is new anyway.
    audience: 'knownUsers',
    endsAt: null,
  });
}
