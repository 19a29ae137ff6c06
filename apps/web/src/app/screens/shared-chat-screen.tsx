import { Button } from 'antd';
import { Link } from 'react-router';
import { SharedChatPage } from '../../features/chat/components/shared-chat-page.tsx';
import { useSite } from '../../features/site/site-context.ts';
import { WorkspaceProviders } from '../layouts/workspace-providers.tsx';

const CHAT_PATH = '/assistant';

/** A shared chat in the site's frame; readers can continue with their own question. */
export function SharedChatScreen() {
  const { session, signIn } = useSite();
  const begin = (label: string) =>
    session === 'valid' ? (
      <Link to={CHAT_PATH}>{label}</Link>
    ) : (
      <Button type="primary" onClick={() => signIn(CHAT_PATH)}>
        {label}
      </Button>
    );
  return (
    <WorkspaceProviders>
      <SharedChatPage begin={begin} />
    </WorkspaceProviders>
  );
}
