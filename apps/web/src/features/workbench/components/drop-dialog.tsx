import { Button, Modal, Tag } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { type Tool, tools } from '../../../shared/tools/tool-catalogue.ts';
import { type FileTool, fileTools } from '../../../shared/tools/view-model/file-tools.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { BatchBar } from '../../../shared/upload/batch-bar.tsx';
import { refusalText } from '../../../shared/upload/upload-refusal.ts';
import { UploadRow } from '../../../shared/upload/upload-row.tsx';
import { useUploader } from '../../../shared/upload/use-uploader.ts';
import { workbenchText } from '../text.ts';
import { byAge, dropChoices } from '../view-model/drop-choices.ts';
import styles from './drop-dialog.module.css';
import type { FolderField } from './folder-field.props.ts';
import { ToolIcon } from './tool-icon.tsx';
import { useOpenTool } from './use-open-tool.ts';

const text = workbenchText.drop;
const DIALOG_PX = 640;

interface DropDialogProps {
  readonly teamId: string;
  readonly files: readonly File[];
  readonly isOffered: (tool: Tool) => boolean;
  readonly FolderField: FolderField;
  readonly onClose: () => void;
}

/** The files upload while the tool is chosen; it opens with them when they are stored. */
export function DropDialog({ teamId, files, isOffered, FolderField, onClose }: DropDialogProps) {
  const { uploader, items } = useUploader();
  const [folderId, setFolderId] = useState<string | null>(null);
  const taken = useRef<readonly File[] | null>(null);
  useEffect(() => {
    if (taken.current === files) return;
    taken.current = files;
    for (const file of byAge(files)) {
      const refusal = refusalText(uploader.add(file, teamId), file.name);
      if (refusal !== null) showToast({ kind: 'warning', message: refusal });
    }
  }, [files, teamId, uploader]);
  const { chosen, choose, isOpening, problem } = useOpenTool(teamId, items, folderId);
  const choices = dropChoices(items.map(({ fileKind }) => fileKind)).filter((tool) => isOffered(tools[tool]));
  return (
    <Modal
      open
      width={DIALOG_PX}
      title={items.length === 0 ? text.dialogEmpty : text.dialog(items.length)}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{text.cancel}</Button>}
    >
      <div className={styles.files}>
        <BatchBar items={items} onRetry={(id) => uploader.retry(id)} />
        {items.map((item) => (
          <UploadRow key={item.id} item={item} uploader={uploader} />
        ))}
      </div>
      {items.length > 0 && choices.length === 0 && <p className={styles.note}>{text.none}</p>}
      {items.length > 0 && (
        <Choices
          choices={choices}
          chosen={chosen}
          isSingle={items.length === 1}
          isOpening={isOpening}
          onChoose={choose}
        />
      )}
      {items.length > 0 && choices.some((tool) => fileTools[tool].isPlace) && (
        <div className={styles.folder}>
          <span>{text.folder}</span>
          <FolderField teamId={teamId} value={folderId} onChange={setFolderId} />
        </div>
      )}
      <p className={styles.note} role="status">
        {problem ?? (chosen !== null && items.length > 0 ? waitingWords(chosen, isOpening) : null)}
      </p>
    </Modal>
  );
}

function waitingWords(chosen: FileTool, isOpening: boolean): string {
  return isOpening && fileTools[chosen].isPlace ? text.placing : text.waits(tools[chosen].title);
}

interface ChoicesProps {
  readonly choices: readonly FileTool[];
  readonly chosen: FileTool | null;
  readonly isSingle: boolean;
  readonly isOpening: boolean;
  readonly onChoose: (tool: FileTool) => void;
}

function Choices({ choices, chosen, isSingle, isOpening, onChoose }: ChoicesProps) {
  return (
    <div className={styles.choices}>
      {choices.map((tool, index) => (
        <button
          key={tool}
          type="button"
          className={styles.choice}
          aria-pressed={tool === chosen}
          disabled={isOpening}
          onClick={() => onChoose(tool)}
        >
          <ToolIcon tool={tool} />
          <span className={styles.words}>
            <strong>
              {tools[tool].title}
              {index === 0 && <Tag className={styles.tag ?? ''}>{text.recommended}</Tag>}
            </strong>
            <span>{doesWords(tool, isSingle)}</span>
          </span>
        </button>
      ))}
    </div>
  );
}

function doesWords(tool: FileTool, isSingle: boolean): string {
  const { does, doesWithOne = does } = fileTools[tool];
  return isSingle ? doesWithOne : does;
}
