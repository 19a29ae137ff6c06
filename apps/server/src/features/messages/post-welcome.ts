import type { Connection } from '../../platform/database/database.ts';
import { postMessages } from './messages.repository.ts';
import { messagesText as text } from './messages.text.ts';

export async function postWelcome(connection: Connection, userId: string): Promise<void> {
  await postMessages(connection, [
    { userId, teamId: null, kind: 'welcome', content: text.welcome, link: '/dashboard', subject: null },
  ]);
}
