import {
  DeleteOutlined,
  DownloadOutlined,
  EditOutlined,
  MoreOutlined,
  ShareAltOutlined,
} from '@ant-design/icons';
import { CHAT_TITLE_MAX_CHARACTERS, chatExportFormats } from '@wenjian/api';
import { App, Button, Dropdown } from 'antd';
import { useState } from 'react';
import { RenameDialog } from '../../../shared/tasks/rename-dialog.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { tabChat } from '../api/tab-chat.ts';
import { useDeleteChats, useExportChat, useRenameChat } from '../api/use-chats.ts';
import { chatText, historyText as text } from '../text.ts';
import { ShareDialog } from './share-dialog.tsx';

interface ChatMenuProps {
  readonly teamId: string;
  readonly chat: { readonly id: string; readonly title: string };
}

/** The actions on a chat: the same in the list and above the open one. */
export function ChatMenu({ teamId, chat }: ChatMenuProps) {
  const [opened, setOpened] = useState<'rename' | 'share' | null>(null);
  const exporting = useExportChat();
  const remove = useRemove(teamId, chat.id);
  const close = () => setOpened(null);
  const items = [
    { key: 'rename', icon: <EditOutlined />, label: text.rename, onClick: () => setOpened('rename') },
    { key: 'share', icon: <ShareAltOutlined />, label: text.share, onClick: () => setOpened('share') },
    ...chatExportFormats.map((format) => ({
      key: format,
      icon: <DownloadOutlined />,
      label: chatText.exportNames[format],
      onClick: () => exporting.mutate({ chatId: chat.id, title: chat.title, format }, { onError: tell }),
    })),
    { type: 'divider' as const },
    { key: 'remove', icon: <DeleteOutlined />, label: text.remove, danger: true, onClick: remove },
  ];
  return (
    <>
      <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
        <Button
          type="text"
          size="small"
          icon={<MoreOutlined />}
          loading={exporting.isPending}
          aria-label={text.actionsOf(chat.title)}
        />
      </Dropdown>
      {opened === 'rename' ? <Rename chat={chat} onClose={close} /> : null}
      {opened === 'share' ? <ShareDialog chatId={chat.id} onClose={close} /> : null}
    </>
  );
}

function Rename({ chat, onClose }: { readonly chat: ChatMenuProps['chat']; readonly onClose: () => void }) {
  const rename = useRenameChat();
  const save = async (wanted: string) => {
    const { title } = await rename.mutateAsync({ chatId: chat.id, title: wanted });
    if (tabChat.store.getState().chatId === chat.id) tabChat.change({ title });
  };
  return (
    <RenameDialog
      label={text.title}
      title={chat.title}
      maxCharacters={CHAT_TITLE_MAX_CHARACTERS}
      isSaving={rename.isPending}
      onSave={save}
      onClose={onClose}
    />
  );
}

function useRemove(teamId: string, chatId: string): () => void {
  const { modal } = App.useApp();
  const remove = useDeleteChats(teamId);
  const isOpen = () => tabChat.store.getState().chatId === chatId;
  const onOk = async () => {
    try {
      await remove.mutateAsync(chatId);
      if (isOpen()) tabChat.startNew();
      showToast({ kind: 'success', message: text.removed });
    } catch (error) {
      tell(error instanceof Error ? error : new Error(String(error)));
    }
  };
  return () => {
    // Clearing is refused while the reply runs (docs/spec.md#chat).
    if (isOpen() && !tabChat.isFree()) return;
    modal.confirm({
      title: text.removeTitle,
      content: text.removeDetail,
      okText: text.remove,
      cancelText: text.keep,
      okButtonProps: { danger: true },
      onOk,
    });
  };
}

function tell({ message }: Error): void {
  showToast({ kind: 'error', message });
}
