import { BellOutlined } from '@ant-design/icons';
import { Badge, Button } from 'antd';
import { useState } from 'react';
import { BADGE_MAX } from '../../../shared/theme/tokens.ts';
import { openLater } from '../../../shared/ui/open-later.tsx';
import { useUnreadCount } from '../api/use-messages.ts';
import { messagesText as text } from '../text.ts';

const MessageDrawer = openLater(async () => (await import('./message-drawer.tsx')).MessageDrawer);

export function MessageBell() {
  const [isOpen, setOpen] = useState(false);
  const count = useUnreadCount().data?.count ?? 0;
  return (
    <>
      <Badge count={count} overflowCount={BADGE_MAX} size="small" offset={[-8, 8]}>
        <Button
          type="text"
          icon={<BellOutlined />}
          aria-label={count > 0 ? text.openUnread(count) : text.open}
          onClick={() => setOpen(true)}
        />
      </Badge>
      {isOpen ? <MessageDrawer onClose={() => setOpen(false)} /> : null}
    </>
  );
}
