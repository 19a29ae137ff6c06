import {
  CopyOutlined,
  DislikeFilled,
  DislikeOutlined,
  DownloadOutlined,
  LikeFilled,
  LikeOutlined,
} from '@ant-design/icons';
import { type ChatFeedbackType, type ChatMessage, chatExportFormats } from '@wenjian/api';
import { Button, Dropdown, Input, Popover } from 'antd';
import { useState } from 'react';
import { copyWords } from '../../../shared/ui/copy-words.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { tabChat, useTabChat } from '../api/tab-chat.ts';
import { useExportChat, useRateAnswer } from '../api/use-chats.ts';
import { chatText as text } from '../text.ts';
import styles from './answer.module.css';

interface AnswerActionsProps {
  readonly message: ChatMessage;
}

const COMMENT_MAX_CHARACTERS = 500;

export function AnswerActions({ message }: AnswerActionsProps) {
  const chatId = useTabChat((state) => state.chatId);
  const title = useTabChat((state) => state.title);
  const exporting = useExportChat();
  const rate = useRate(chatId, message);
  const items = chatExportFormats.map((format) => ({
    key: format,
    label: text.exportNames[format],
    onClick: () => exporting.mutate({ chatId, title, format, messageId: message.id }, { onError: tell }),
  }));
  const isLiked = message.feedback === 'like';
  return (
    <div className={styles.actions}>
      <Button
        type="text"
        size="small"
        icon={<CopyOutlined />}
        aria-label={text.copy}
        title={text.copy}
        onClick={() => void copyWords(message.content, text.copied)}
      />
      <Button
        type="text"
        size="small"
        icon={isLiked ? <LikeFilled /> : <LikeOutlined />}
        aria-label={text.like}
        title={text.like}
        aria-pressed={isLiked}
        onClick={() => rate(isLiked ? null : 'like')}
      />
      <DislikeButton isOn={message.feedback === 'dislike'} onRate={rate} />
      <Dropdown menu={{ items }} trigger={['click']}>
        <Button
          type="text"
          size="small"
          loading={exporting.isPending}
          icon={<DownloadOutlined />}
          aria-label={text.exportAnswer}
          title={text.exportAnswer}
        />
      </Dropdown>
    </div>
  );
}

type Rate = (type: ChatFeedbackType | null, comment?: string) => void;

/** Shown at once, undone when the server refuses. */
function useRate(chatId: string, message: ChatMessage): Rate {
  const rating = useRateAnswer(chatId);
  const show = (feedback: ChatFeedbackType | null) => {
    const { messages } = tabChat.store.getState();
    tabChat.change({ messages: messages.map((one) => (one.id === message.id ? { ...one, feedback } : one)) });
  };
  return (type, comment) => {
    show(type);
    rating.mutate(
      { messageId: message.id, type, ...(comment === undefined ? {} : { comment }) },
      {
        onSuccess: () =>
          comment !== undefined && showToast({ kind: 'success', message: text.feedbackThanks }),
        onError: (error) => {
          show(message.feedback);
          tell(error);
        },
      },
    );
  };
}

interface DislikeButtonProps {
  readonly isOn: boolean;
  readonly onRate: Rate;
}

/** The dislike counts at once; the reason is optional. */
function DislikeButton({ isOn, onRate }: DislikeButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [comment, setComment] = useState('');
  const send = () => {
    onRate('dislike', comment.trim());
    setAsking(false);
    setComment('');
  };
  const form = (
    <div className={styles.dislikeForm}>
      <Input.TextArea
        value={comment}
        rows={3}
        maxLength={COMMENT_MAX_CHARACTERS}
        placeholder={text.dislikeHint}
        aria-label={text.dislikeTitle}
        onChange={(event) => setComment(event.target.value)}
      />
      <Button type="primary" size="small" onClick={send}>
        {text.dislikeSend}
      </Button>
    </div>
  );
  return (
    <Popover
      open={isAsking}
      trigger="click"
      title={text.dislikeTitle}
      content={form}
      onOpenChange={(isWanted) => setAsking(isWanted && !isOn)}
    >
      <Button
        type="text"
        size="small"
        icon={isOn ? <DislikeFilled /> : <DislikeOutlined />}
        aria-label={text.dislike}
        title={text.dislike}
        aria-pressed={isOn}
        onClick={() => onRate(isOn ? null : 'dislike')}
      />
    </Popover>
  );
}

function tell(error: Error): void {
  showToast({ kind: 'error', message: error.message });
}
