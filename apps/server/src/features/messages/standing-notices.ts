/** The notices the product brings along: the greeting of a new user and what this version has that the last had not. */
import { popupTemplates, VERSION_TEMPLATE_PREFIX } from '@wenjian/api';
import type { Database } from '../../platform/database.ts';
import { messagesText as text, VERSION } from './messages.text.ts';
import { publishNotice } from './notices.repository.ts';

/** At every start; what stands there already is brought to the words of today and shown to nobody a second time. */
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
    // Everything is new to who comes later.
    audience: 'knownUsers',
    endsAt: null,
  });
}
