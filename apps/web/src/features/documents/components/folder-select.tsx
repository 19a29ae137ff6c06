import { TreeSelect } from 'antd';
import { knowledgeText } from '../knowledge.text.ts';
import { folderChoices, folderTree } from '../view-model/folder-tree.ts';
import type { Folder } from '../view-model/knowledge-shapes.ts';

interface FolderSelectProps {
  readonly folders: readonly Folder[];
  readonly exceptId?: string;
  readonly value: string | null;
  readonly isDisabled?: boolean;
  readonly onChange: (id: string | null) => void;
}

const TOP = 'top';

export function FolderSelect({ folders, exceptId, value, isDisabled = false, onChange }: FolderSelectProps) {
  return (
    <TreeSelect
      aria-label={knowledgeText.moveDialog.label}
      style={{ width: '100%' }}
      value={value ?? TOP}
      disabled={isDisabled}
      treeDefaultExpandAll
      treeData={[
        { value: TOP, title: knowledgeText.places.top },
        ...folderChoices(folderTree(folders), exceptId ?? null),
      ]}
      onChange={(id: string) => onChange(id === TOP ? null : id)}
    />
  );
}
