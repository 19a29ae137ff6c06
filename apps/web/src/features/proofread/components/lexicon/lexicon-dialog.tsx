import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button, Empty, Input, Modal, Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { formatInstant } from '../../../../shared/format/format-instant.ts';
import { showToast } from '../../../../shared/ui/toast.ts';
import { useLexicon, useRemoveWord } from '../../api/use-lexicon.ts';
import { proofreadingText } from '../../text.ts';
import type { LexiconEntry, LexiconKind } from '../../view-model/proofread-shapes.ts';
import { LexiconAdd } from './lexicon-add.tsx';
import styles from './lexicon-dialog.module.css';
import { LexiconFile } from './lexicon-file.tsx';

interface LexiconDialogProps {
  readonly teamId: string;
  /** Examines the open contract with these words; null without permission. */
  readonly onRerun: (() => void) | null;
  readonly onClose: () => void;
}

const text = proofreadingText.lexicon;
const DIALOG_PX = 640;

/** The team's own words: added by the line, searched, removed. */
export function LexiconDialog({ teamId, onRerun, onClose }: LexiconDialogProps) {
  const [kind, setKind] = useState<LexiconKind>('right');
  const [edited, setEdited] = useState<LexiconEntry | null>(null);
  const onKind = (wanted: LexiconKind) => [setKind(wanted), setEdited(null)];
  return (
    <Modal
      open
      width={DIALOG_PX}
      title={text.title}
      onCancel={onClose}
      footer={
        <>
          <LexiconFile teamId={teamId} />
          {onRerun && <Button onClick={onRerun}>{text.rerun}</Button>}
          <Button type="primary" onClick={onClose}>
            {text.close}
          </Button>
        </>
      }
    >
      <p className={styles.detail}>{text.detail}</p>
      <Segmented<LexiconKind>
        value={kind}
        options={(['right', 'wrong'] as const).map((value) => ({ value, label: text.kinds[value] }))}
        onChange={onKind}
      />
      <LexiconAdd
        key={`${kind} ${edited?.id}`}
        teamId={teamId}
        kind={kind}
        edited={edited}
        onEdited={() => setEdited(null)}
      />
      <LexiconWords teamId={teamId} kind={kind} onEdit={setEdited} />
    </Modal>
  );
}

interface LexiconWordsProps {
  readonly teamId: string;
  readonly kind: LexiconKind;
  readonly onEdit: (entry: LexiconEntry) => void;
}

function LexiconWords({ teamId, kind, onEdit }: LexiconWordsProps) {
  const [query, setQuery] = useState('');
  const lexicon = useLexicon(teamId);
  if (lexicon.isPending) return <Skeleton active title={false} />;
  if (lexicon.isError) return <p role="alert">{lexicon.error.message}</p>;
  const ofKind = lexicon.data.items.filter((entry) => entry.kind === kind);
  const shown = ofKind.filter(({ word, replacement }) =>
    `${word} ${replacement ?? ''}`.includes(query.trim()),
  );
  if (ofKind.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.empty} />;
  return (
    <>
      <div className={styles.head}>
        <span>{text.total(formatCount(ofKind.length))}</span>
        <Input
          size="small"
          allowClear
          className={styles.search ?? ''}
          value={query}
          placeholder={text.search}
          aria-label={text.search}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      {shown.length === 0 && <p className={styles.detail}>{text.none}</p>}
      <ul className={styles.words}>
        {shown.map((entry) => (
          <WordRow key={entry.id} teamId={teamId} entry={entry} onEdit={() => onEdit(entry)} />
        ))}
      </ul>
    </>
  );
}

interface WordRowProps {
  readonly teamId: string;
  readonly entry: LexiconEntry;
  readonly onEdit: () => void;
}

function WordRow({ teamId, entry, onEdit }: WordRowProps) {
  const remove = useRemoveWord(teamId);
  const onRemove = () =>
    remove.mutate(entry.id, { onError: ({ message }) => showToast({ kind: 'error', message }) });
  return (
    <li>
      <span className={styles.word}>
        {entry.word}
        {entry.replacement !== null && <span className={styles.put}> → {entry.replacement}</span>}
      </span>
      <span className={styles.by}>
        {text.by(entry.createdBy, formatInstant(entry.createdAt, new Date()))}
      </span>
      {entry.canDelete && (
        <>
          <Button
            type="text"
            size="small"
            icon={<EditOutlined />}
            aria-label={text.editOf(entry.word)}
            title={text.edit}
            onClick={onEdit}
          />
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined />}
            aria-label={text.removeOf(entry.word)}
            title={text.remove}
            loading={remove.isPending}
            onClick={onRemove}
          />
        </>
      )}
    </li>
  );
}
