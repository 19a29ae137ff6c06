import { FOLDER_NAME_MAX_CHARACTERS } from '@wenjian/api';
import { App, Modal } from 'antd';
import { type ComponentProps, useState } from 'react';
import { NameDialog } from '../../../shared/ui/name-dialog.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useFolderActions } from '../api/use-knowledge-actions.ts';
import { knowledgeText } from '../knowledge.text.ts';
import type { Folder } from '../view-model/knowledge-shapes.ts';
import { FolderSelect } from './folder-select.tsx';

export type FolderDialog =
  | { readonly kind: 'create'; readonly parentId: string | null }
  | { readonly kind: 'rename'; readonly folder: Folder }
  | { readonly kind: 'move'; readonly folder: Folder };

interface FolderDialogsProps {
  readonly teamId: string;
  readonly folders: readonly Folder[];
  readonly dialog: FolderDialog;
  readonly onClose: () => void;
}

const text = knowledgeText.places;

export function FolderDialogs({ teamId, folders, dialog, onClose }: FolderDialogsProps) {
  const { create, change } = useFolderActions(teamId);
  switch (dialog.kind) {
    case 'create':
      return (
        <FolderName
          title={text.newFolder}
          name=""
          isSaving={create.isPending}
          onSave={(name) => create.mutateAsync({ name, parentId: dialog.parentId })}
          done={text.created}
          onClose={onClose}
        />
      );
    case 'rename':
      return (
        <FolderName
          title={text.rename}
          name={dialog.folder.name}
          isSaving={change.isPending}
          onSave={(name) => change.mutateAsync({ id: dialog.folder.id, name })}
          done={text.renamed}
          onClose={onClose}
        />
      );
    case 'move':
      return (
        <MoveFolderDialog
          folder={dialog.folder}
          folders={folders}
          isSaving={change.isPending}
          onSave={(parentId) => change.mutateAsync({ id: dialog.folder.id, parentId })}
          onClose={onClose}
        />
      );
  }
}

/** Asks for confirmation; `onRemoved` gets the deleted folder. */
export function useRemoveFolder(teamId: string, onRemoved: (id: string) => void): (folder: Folder) => void {
  const { modal } = App.useApp();
  const { remove } = useFolderActions(teamId);
  return ({ id, name }) =>
    modal.confirm({
      title: text.removeTitle(name),
      content: text.removeDetail,
      okText: text.remove,
      okButtonProps: { danger: true },
      cancelText: knowledgeText.cancel,
      onOk: () =>
        remove.mutateAsync(id).then(
          () => {
            showToast({ kind: 'success', message: text.removed });
            onRemoved(id);
          },
          ({ message }: Error) => showToast({ kind: 'error', message }),
        ),
    });
}

type FolderNameProps = Omit<ComponentProps<typeof NameDialog>, 'words' | 'maxCharacters'> & {
  readonly title: string;
  readonly done: string;
};

function FolderName({ title, done, ...dialog }: FolderNameProps) {
  const { save, cancel } = knowledgeText;
  return (
    <NameDialog
      {...dialog}
      maxCharacters={FOLDER_NAME_MAX_CHARACTERS}
      words={{ title, done, save, cancel, label: text.nameLabel, required: text.nameRequired }}
    />
  );
}

interface MoveFolderDialogProps {
  readonly folder: Folder;
  readonly folders: readonly Folder[];
  readonly isSaving: boolean;
  readonly onSave: (parentId: string | null) => Promise<unknown>;
  readonly onClose: () => void;
}

function MoveFolderDialog({ folder, folders, isSaving, onSave, onClose }: MoveFolderDialogProps) {
  const [target, setTarget] = useState(folder.parentId);
  const save = () =>
    onSave(target).then(
      () => {
        showToast({ kind: 'success', message: text.moved });
        onClose();
      },
      ({ message }: Error) => showToast({ kind: 'error', message }),
    );
  return (
    <Modal
      open
      title={knowledgeText.moveDialog.title(`“${folder.name}”`)}
      okText={knowledgeText.moveDialog.ok}
      cancelText={knowledgeText.cancel}
      confirmLoading={isSaving}
      onOk={save}
      onCancel={onClose}
    >
      <FolderSelect folders={folders} exceptId={folder.id} value={target} onChange={setTarget} />
    </Modal>
  );
}
