import { CHAT_DOCUMENTS_MAX } from '@wenjian/api';
import { Alert, Checkbox, Empty, Input, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { changeDraft, useDraft } from '../api/draft.store.ts';
import { useDocuments } from '../api/use-documents.ts';
import { documentText as text } from '../text.ts';
import type { Question } from '../view-model/open-chat-state.ts';
import styles from './document-picker.module.css';

interface DocumentPickerProps {
  readonly teamId: string;
  readonly onClose: () => void;
}

export function DocumentPicker({ teamId, onClose }: DocumentPickerProps) {
  const [chosen, setChosen] = useState(useDraft.getState().documents);
  const [keyword, setKeyword] = useState('');
  const attach = () => {
    changeDraft({ documents: chosen });
    onClose();
  };
  return (
    <Modal
      open
      title={text.title}
      okText={text.attach}
      cancelText={text.cancel}
      onOk={attach}
      onCancel={onClose}
      footer={(buttons) => (
        <div className={styles.foot}>
          <span>{text.max(CHAT_DOCUMENTS_MAX)}</span>
          <span>{buttons}</span>
        </div>
      )}
    >
      <Input.Search
        allowClear
        autoFocus
        placeholder={text.search}
        aria-label={text.search}
        onSearch={(words) => setKeyword(words.trim())}
      />
      <DocumentChoices teamId={teamId} keyword={keyword} chosen={chosen} onChange={setChosen} />
    </Modal>
  );
}

interface DocumentChoicesProps {
  readonly teamId: string;
  readonly keyword: string;
  readonly chosen: Question['documents'];
  readonly onChange: (chosen: Question['documents']) => void;
}

function DocumentChoices({ teamId, keyword, chosen, onChange }: DocumentChoicesProps) {
  const { data, error } = useDocuments(teamId, keyword);
  if (error) return <Alert className={styles.list ?? ''} type="error" title={text.failed} />;
  if (!data) return <Skeleton className={styles.list ?? ''} active title={false} />;
  if (data.items.length === 0) {
    const words = keyword === '' ? text.nothing : text.nothingFound(keyword);
    return <Empty className={styles.list ?? ''} image={Empty.PRESENTED_IMAGE_SIMPLE} description={words} />;
  }
  const isFull = chosen.length >= CHAT_DOCUMENTS_MAX;
  return (
    <ul className={styles.list} aria-label={text.list}>
      {data.items.map(({ id, name, status }) => {
        const isChosen = chosen.some((one) => one.id === id);
        const isReadable = status === 'complete';
        const others = chosen.filter((one) => one.id !== id);
        return (
          <li key={id}>
            <Checkbox
              checked={isChosen}
              disabled={!isReadable || (isFull && !isChosen)}
              onChange={() => onChange(isChosen ? others : [...others, { id, name }])}
            >
              {name}
            </Checkbox>
            {isReadable ? null : <span className={styles.note}>{text.notReadable}</span>}
          </li>
        );
      })}
    </ul>
  );
}
