import { KNOWLEDGE_NAME_MAX } from '@wenjian/api';
import { Form, Modal, Select } from 'antd';
import { useState } from 'react';
import { formatCount } from '../../../shared/format/format-count.ts';
import { RenameDialog } from '../../../shared/tasks/rename-dialog.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useTags } from '../api/use-knowledge.ts';
import { useKnowledgeActions } from '../api/use-knowledge-actions.ts';
import { knowledgeText as text } from '../knowledge.text.ts';
import type { Folder, KnowledgeDocument } from '../view-model/knowledge-shapes.ts';
import { whatOf } from '../view-model/name-documents.ts';
import type { DocumentDialog } from './document-dialog.kinds.ts';
import { FolderSelect } from './folder-select.tsx';
import { UploadDialog } from './upload-dialog.tsx';
import { VersionsDrawer } from './versions-drawer.tsx';

interface DocumentDialogsProps {
  readonly teamId: string;
  readonly folders: readonly Folder[];
  readonly dialog: DocumentDialog;
  readonly onDialog: (dialog: DocumentDialog | null) => void;
  /** Called when there was no room. */
  readonly onFull: () => void;
}

export function DocumentDialogs({ teamId, folders, dialog, onDialog, onFull }: DocumentDialogsProps) {
  const { update } = useKnowledgeActions(teamId);
  const close = () => onDialog(null);
  switch (dialog.kind) {
    case 'upload':
      return <UploadDialog teamId={teamId} folders={folders} {...dialog} onFull={onFull} onClose={close} />;
    case 'versions':
      return (
        <VersionsDrawer
          teamId={teamId}
          document={dialog}
          onUpload={() => onDialog({ kind: 'upload', folderId: null, versionOf: dialog })}
          onClose={close}
        />
      );
    case 'rename':
      return (
        <RenameDialog
          label={text.renameLabel}
          title={dialog.document.name}
          maxCharacters={KNOWLEDGE_NAME_MAX}
          isSaving={update.isPending}
          onSave={(name) => update.mutateAsync({ ids: [dialog.document.id], name })}
          onClose={close}
        />
      );
    case 'move':
      return <MoveDialog teamId={teamId} folders={folders} {...dialog} onClose={close} />;
    case 'tags':
      return <TagsDialog teamId={teamId} {...dialog} onClose={close} />;
  }
}

interface BatchDialogProps {
  readonly teamId: string;
  readonly documents: readonly KnowledgeDocument[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function MoveDialog(props: BatchDialogProps & { readonly folders: readonly Folder[] }) {
  const { teamId, documents, folders, onDone, onClose } = props;
  const [folderId, setFolderId] = useState(documents[0]?.folderId ?? null);
  const { save, isSaving } = useSaving(teamId, documents, () => {
    showToast({ kind: 'success', message: text.moved(formatCount(documents.length)) });
    onDone();
    onClose();
  });
  return (
    <Modal
      open
      title={text.moveDialog.title(whatOf(documents))}
      okText={text.moveDialog.ok}
      cancelText={text.cancel}
      confirmLoading={isSaving}
      onOk={() => save({ folderId })}
      onCancel={onClose}
    >
      <FolderSelect folders={folders} value={folderId} onChange={setFolderId} />
    </Modal>
  );
}

function TagsDialog({ teamId, documents, onDone, onClose }: BatchDialogProps) {
  const known = useTags(teamId).data?.items ?? [];
  const [addTags, setAddTags] = useState<string[]>([]);
  const [removeTags, setRemoveTags] = useState<string[]>([]);
  const there = [...new Set(documents.flatMap(({ tags }) => tags))];
  const { save, isSaving } = useSaving(teamId, documents, () => {
    showToast({ kind: 'success', message: text.tagged });
    onDone();
    onClose();
  });
  return (
    <Modal
      open
      title={text.tagsDialog.title(whatOf(documents))}
      okText={text.save}
      cancelText={text.cancel}
      confirmLoading={isSaving}
      onOk={() => save({ addTags, removeTags })}
      onCancel={onClose}
    >
      <Form layout="vertical">
        <Form.Item label={text.tagsDialog.add} extra={text.tagsDialog.addHint}>
          <Select
            mode="tags"
            aria-label={text.tagsDialog.add}
            value={addTags}
            options={known.map(({ name }) => ({ value: name }))}
            onChange={setAddTags}
          />
        </Form.Item>
        {there.length > 0 && (
          <Form.Item label={text.tagsDialog.remove}>
            <Select
              mode="multiple"
              aria-label={text.tagsDialog.remove}
              value={removeTags}
              options={there.map((value) => ({ value }))}
              onChange={setRemoveTags}
            />
          </Form.Item>
        )}
      </Form>
    </Modal>
  );
}

interface Change {
  readonly folderId?: string | null;
  readonly addTags?: string[];
  readonly removeTags?: string[];
}

function useSaving(teamId: string, documents: readonly KnowledgeDocument[], onSuccess: () => void) {
  const { update } = useKnowledgeActions(teamId);
  return {
    isSaving: update.isPending,
    save: (change: Change) =>
      update.mutate(
        { ids: documents.map(({ id }) => id), ...change },
        { onSuccess, onError: ({ message }) => showToast({ kind: 'error', message }) },
      ),
  };
}
