import { ArrowUpOutlined, BorderOutlined, PaperClipOutlined } from '@ant-design/icons';
import { CHAT_QUESTION_MAX_CHARACTERS, type ChatEngine, type ChatMode, chatModes } from '@wenjian/api';
import { Button, Input, Select } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { hasTouch } from '../../../shared/ui/has-touch.ts';
import { changeDraft, useDraft } from '../api/draft.store.ts';
import { tabChat, useTabChat } from '../api/tab-chat.ts';
import { useChatCount } from '../api/use-chats.ts';
import { chatText, composerText as text } from '../text.ts';
import { LocalTag } from './answer-row.tsx';
import { AnswersLeft } from './answers-left.tsx';
import styles from './composer.module.css';
import { DocumentPicker } from './document-picker.tsx';
import { DraftParts } from './draft-parts.tsx';

interface ComposerProps {
  readonly teamId: string;
  readonly inputRef: Ref<TextAreaRef>;
  readonly onAsk: (content: string, engine: ChatEngine) => void;
}

const ROWS = { minRows: 2, maxRows: 8 };

export function Composer({ teamId, inputRef, onAsk }: ComposerProps) {
  const { content } = useDraft();
  const mode = useTabChat((state) => state.mode);
  const isReplying = useTabChat((state) => state.stream !== null);
  const isLoading = useTabChat((state) => state.loading === 'loading');
  const [isPicking, setPicking] = useState(false);
  const { data: count } = useChatCount(teamId);
  const engine = count?.engines[mode] ?? 'model';
  const canSend = content.trim() !== '' && !isLoading;
  const send = () => canSend && !isReplying && onAsk(content.trim(), engine);
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also confirms a word of an input method; that must not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className={styles.composer}>
      <DraftParts />
      <div className={styles.box}>
        <Input.TextArea
          ref={inputRef}
          variant="borderless"
          autoSize={ROWS}
          value={content}
          maxLength={CHAT_QUESTION_MAX_CHARACTERS}
          placeholder={hasTouch() ? text.touchPlaceholder : text.placeholder}
          aria-label={text.label}
          onChange={(event) => changeDraft({ content: event.target.value })}
          onKeyDown={onKeyDown}
        />
        <div className={styles.tools}>
          <ModeSelect mode={mode} isDisabled={isReplying} />
          {engine === 'local' ? <LocalTag /> : null}
          <span className={styles.space} />
          <Button
            type="text"
            icon={<PaperClipOutlined />}
            aria-label={text.attach}
            title={text.attach}
            onClick={() => setPicking(true)}
          />
          {isReplying ? (
            <Button
              shape="circle"
              icon={<BorderOutlined />}
              aria-label={text.stop}
              title={text.stop}
              onClick={() => tabChat.stop()}
            />
          ) : (
            <Button
              type="primary"
              shape="circle"
              icon={<ArrowUpOutlined />}
              aria-label={text.send}
              title={text.send}
              disabled={!canSend}
              onClick={send}
            />
          )}
        </div>
      </div>
      <div className={styles.foot}>
        <span>{text.notice}</span>
        <AnswersLeft count={count} />
      </div>
      {isPicking ? <DocumentPicker teamId={teamId} onClose={() => setPicking(false)} /> : null}
    </div>
  );
}

function ModeSelect({ mode, isDisabled }: { readonly mode: ChatMode; readonly isDisabled: boolean }) {
  const options = chatModes.map((value) => ({ value, label: chatText.modes[value] }));
  return (
    <Select<ChatMode>
      variant="filled"
      size="small"
      className={styles.mode ?? ''}
      popupMatchSelectWidth={300}
      aria-label={chatText.mode}
      value={mode}
      disabled={isDisabled}
      options={options}
      optionRender={({ value }) => <ModeOption mode={value as ChatMode} />}
      onChange={(wanted) => tabChat.change({ mode: wanted })}
    />
  );
}

function ModeOption({ mode }: { readonly mode: ChatMode }) {
  return (
    <span className={styles.option}>
      <span>{chatText.modes[mode]}</span>
      <small>{chatText.modeDetails[mode]}</small>
    </span>
  );
}
