import {
  FileExcelOutlined,
  FileImageOutlined,
  FileOutlined,
  FilePdfOutlined,
  FilePptOutlined,
  FileTextOutlined,
  FileWordOutlined,
  MoreOutlined,
} from '@ant-design/icons';
import { Button, Checkbox, Dropdown, type MenuProps } from 'antd';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { formatCount } from '../../../shared/format/format-count.ts';
import { formatFileSize } from '../../../shared/format/format-file-size.ts';
import { formatInstant } from '../../../shared/format/format-instant.ts';
import { knowledgeText as text } from '../knowledge.text.ts';
import { actionsFor } from '../view-model/document-actions.ts';
import type { KnowledgeDocument, KnowledgeKind } from '../view-model/knowledge-shapes.ts';
import { sendTargets, targetTitle } from '../view-model/send-targets.ts';
import styles from './knowledge.module.css';
import type { DocumentRunner } from './use-document-actions.ts';

interface DocumentRowProps {
  readonly document: KnowledgeDocument;
  readonly folderName: string | null;
  readonly isChosen: boolean;
  readonly onChoose: (document: KnowledgeDocument, isChosen: boolean) => void;
  readonly run: DocumentRunner;
}

export const DocumentRow = memo(function DocumentRow(props: DocumentRowProps) {
  const { document, folderName, isChosen, onChoose, run } = props;
  const { id, name, kind, size, tags, version, pageCount, updatedAt } = document;
  const details = [
    folderName,
    version > 1 ? text.version(version) : null,
    pageCount === null ? null : text.pages(formatCount(pageCount)),
  ].filter((part) => part !== null);
  return (
    <div className={styles.row} data-chosen={isChosen}>
      <Checkbox
        checked={isChosen}
        aria-label={text.batch.choose(name)}
        onChange={({ target }) => onChoose(document, target.checked)}
      />
      <span className={styles.icon}>{KIND_ICONS[kind]}</span>
      <div className={styles.main}>
        <Link className={styles.name} to={`/document-manage/${id}`} title={name}>
          {name}
        </Link>
        <span className={styles.sub}>
          {details.length > 0 && <span>{details.join(' · ')}</span>}
          <span className={styles.narrowOnly}>
            <Status document={document} />
          </span>
          {tags.map((tag) => (
            <span key={tag} className={styles.tag}>
              {tag}
            </span>
          ))}
        </span>
      </div>
      <span className={`${styles.figure} ${styles.wideOnly}`}>
        <Status document={document} />
      </span>
      <span className={`${styles.figure} ${styles.wideOnly}`}>{formatFileSize(size)}</span>
      <time className={`${styles.figure} ${styles.wideOnly}`} dateTime={updatedAt}>
        {formatInstant(updatedAt, new Date())}
      </time>
      <Dropdown trigger={['click']} menu={menuOf(document, run)}>
        <Button type="text" icon={<MoreOutlined />} aria-label={text.more(name)} />
      </Dropdown>
    </div>
  );
});

function Status({ document: { status, failure, searchable } }: { readonly document: KnowledgeDocument }) {
  const isFailed = status === 'failed';
  const isPartly = status === 'complete' && searchable === 'partly';
  return (
    <span
      className={isFailed ? styles.failed : undefined}
      title={isPartly ? text.partlyDetail : failure?.message}
    >
      {status === 'complete' ? text.searchable[searchable] : text.statuses[status]}
    </span>
  );
}

const SEND = 'send:';

function menuOf(document: KnowledgeDocument, run: DocumentRunner): MenuProps {
  const actions = actionsFor([document]);
  return {
    items: [
      {
        key: 'send',
        label: text.actions.send,
        children: sendTargets.map((target) => ({ key: `${SEND}${target}`, label: targetTitle(target) })),
      },
      ...actions.map((key) => ({ key, label: text.actions[key], danger: key === 'remove' })),
    ],
    onClick: ({ key }) => {
      const target = sendTargets.find((one) => `${SEND}${one}` === key);
      const action = actions.find((one) => one === key);
      if (target) run.send(target, [document]);
      else if (action) run.act(action, [document]);
    },
  };
}

const KIND_ICONS: Readonly<Record<KnowledgeKind, ReactNode>> = {
  word: <FileWordOutlined />,
  ppt: <FilePptOutlined />,
  txt: <FileTextOutlined />,
  pdf: <FilePdfOutlined />,
  excel: <FileExcelOutlined />,
  img: <FileImageOutlined />,
  other: <FileOutlined />,
};
