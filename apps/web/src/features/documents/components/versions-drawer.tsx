import { Alert, App, Button, Drawer, Tag, Tooltip } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatFileSize } from '../../../shared/format/format-file-size.ts';
import { formatInstant } from '../../../shared/format/format-instant.ts';
import { PageLoading } from '../../../shared/ui/page-loading.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useDocumentVersions } from '../api/use-knowledge.ts';
import { useCompareVersions, useDownload, useKnowledgeActions } from '../api/use-knowledge-actions.ts';
import { knowledgeText } from '../knowledge.text.ts';
import type { DocumentVersion } from '../view-model/knowledge-shapes.ts';
import type { VersionedDocument } from './document-dialog.kinds.ts';
import styles from './knowledge.module.css';

interface VersionsDrawerProps {
  readonly teamId: string;
  readonly document: VersionedDocument;
  readonly onUpload: () => void;
  readonly onClose: () => void;
}

const text = knowledgeText.versions;

export function VersionsDrawer({ teamId, document, onUpload, onClose }: VersionsDrawerProps) {
  const [id, setId] = useState(document.id);
  const { data, error, refetch } = useDocumentVersions(id);
  const change = useVersionChanges(teamId, setId);
  const compare = useCompareVersions(teamId);
  const navigate = useNavigate();
  const versions = data?.versions ?? [];
  const start = (origin: DocumentVersion, target: DocumentVersion) =>
    compare.mutate(
      { originFileId: origin.fileId, targetFileId: target.fileId },
      {
        onSuccess: ({ id }) => void navigate(`/contract-compare/${id}`),
        onError: ({ message }) => showToast({ kind: 'error', message }),
      },
    );
  return (
    <Drawer
      open
      title={text.title(document.name)}
      onClose={onClose}
      extra={
        <Button type="primary" onClick={onUpload}>
          {text.upload}
        </Button>
      }
    >
      {error && (
        <Alert
          type="error"
          showIcon
          title={knowledgeText.loadFailed}
          description={error.message}
          action={<Button onClick={() => refetch()}>{knowledgeText.refresh}</Button>}
        />
      )}
      {!data && !error && <PageLoading />}
      <p className={styles.lead}>{versions.length === 1 ? text.only : text.lead}</p>
      <ul className={styles.versions}>
        {versions.map((version, at) => (
          <VersionItem
            key={version.id}
            version={version}
            previous={versions[at + 1] ?? null}
            isStarting={compare.isPending}
            canDelete={data?.abilities.delete ?? false}
            onCompare={start}
            onMakeCurrent={change.makeCurrent}
            onDelete={change.remove}
          />
        ))}
      </ul>
    </Drawer>
  );
}

/** `onCurrent` gets the new current version: the one the drawer was opened with may be deleted. */
function useVersionChanges(teamId: string, onCurrent: (id: string) => void) {
  const { modal } = App.useApp();
  const { makeCurrent, deleteVersion } = useKnowledgeActions(teamId);
  const tell = ({ message }: Error) => showToast({ kind: 'error', message });
  const done = (message: string) => (current: { readonly id: string }) => {
    onCurrent(current.id);
    showToast({ kind: 'success', message });
  };
  return {
    makeCurrent: ({ id, number }: DocumentVersion) =>
      void makeCurrent.mutateAsync(id).then(done(text.madeCurrent(number)), tell),
    remove: ({ id, number }: DocumentVersion) =>
      void modal.confirm({
        title: text.removeTitle(number),
        content: text.removeDetail,
        okText: text.remove,
        okButtonProps: { danger: true },
        cancelText: knowledgeText.cancel,
        onOk: () => deleteVersion.mutateAsync(id).then(done(text.removed(number)), tell),
      }),
  };
}

interface VersionItemProps {
  readonly version: DocumentVersion;
  readonly previous: DocumentVersion | null;
  readonly isStarting: boolean;
  readonly canDelete: boolean;
  readonly onCompare: (origin: DocumentVersion, target: DocumentVersion) => void;
  readonly onMakeCurrent: (version: DocumentVersion) => void;
  readonly onDelete: (version: DocumentVersion) => void;
}

function VersionItem(props: VersionItemProps) {
  const { version, previous, isStarting, onCompare } = props;
  const { number, name, size, status, createdBy, createdAt, isCurrent } = version;
  return (
    <li>
      <strong>{knowledgeText.version(number)}</strong> {isCurrent && <Tag color="blue">{text.current}</Tag>}
      <p className={styles.note}>
        {[name, formatFileSize(size), knowledgeText.statuses[status]].join(' · ')}
      </p>
      <p className={styles.note}>{text.by(createdBy, formatInstant(createdAt, new Date()))}</p>
      <div className={styles.versionActions}>
        <Link to={`/document-manage/${version.id}`}>
          <Button type="link" size="small">
            {text.open}
          </Button>
        </Link>
        <DownloadButton version={version} />
        {previous && (
          <Tooltip title={text.compareHint}>
            <Button
              type="link"
              size="small"
              disabled={isStarting}
              onClick={() => onCompare(previous, version)}
            >
              {text.compare}
            </Button>
          </Tooltip>
        )}
        {!isCurrent && <OlderActions {...props} />}
      </div>
    </li>
  );
}

function DownloadButton({ version: { id, name } }: Pick<VersionItemProps, 'version'>) {
  const download = useDownload();
  const tell = ([failure]: readonly Error[]) =>
    failure && showToast({ kind: 'error', message: failure.message });
  return (
    <Button type="link" size="small" onClick={() => download.mutate([{ id, name }], { onSuccess: tell })}>
      {text.download}
    </Button>
  );
}

/** Of a version that is not the current one. */
function OlderActions({ version, canDelete, onMakeCurrent, onDelete }: VersionItemProps) {
  return (
    <>
      <Button type="link" size="small" onClick={() => onMakeCurrent(version)}>
        {text.makeCurrent}
      </Button>
      {canDelete && (
        <Button type="link" size="small" danger onClick={() => onDelete(version)}>
          {text.remove}
        </Button>
      )}
    </>
  );
}
