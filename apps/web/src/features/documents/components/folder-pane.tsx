import { DeleteOutlined, FolderAddOutlined, FolderOutlined, MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown, Grid, Tree, type TreeDataNode, TreeSelect } from 'antd';
import { useState } from 'react';
import { formatCount } from '../../../shared/format/format-count.ts';
import { knowledgeText } from '../knowledge.text.ts';
import { type FolderNode, folderChoices, folderTree } from '../view-model/folder-tree.ts';
import { ALL, type Place } from '../view-model/knowledge-filter.ts';
import type { Folder } from '../view-model/knowledge-shapes.ts';
import { type FolderDialog, FolderDialogs, useRemoveFolder } from './folder-dialogs.tsx';
import styles from './knowledge.module.css';
import { PaneFailure } from './pane-failure.tsx';
import { StorageMeter } from './storage-meter.tsx';

interface FolderPaneProps {
  readonly teamId: string;
  readonly folders: readonly Folder[];
  /** Reloads the folders after a failure. */
  readonly onRetry: (() => void) | null;
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
  /** The table of facts of the documents in a folder. */
  readonly onFacts: (folderId: string) => void;
}

const text = knowledgeText.places;
const ALL_KEY = 'all';
const TRASH_KEY = 'trash';

/** The locations of documents: all, a folder, the trash; and the storage meter. */
export function FolderPane({ teamId, folders, onRetry, place, onPlace, onFacts }: FolderPaneProps) {
  const [dialog, setDialog] = useState<FolderDialog | null>(null);
  const hasRoom = Grid.useBreakpoint().lg ?? window.innerWidth >= WIDE_PX;
  const remove = useRemoveFolder(teamId, (id) => {
    if (place.kind === 'folder' && place.id === id) onPlace(ALL);
  });
  const tree = folderTree(folders);
  const create = () => setDialog({ kind: 'create', parentId: place.kind === 'folder' ? place.id : null });
  const choose = (key: string) => onPlace(placeOf(key));
  const titleOf = (folder: Folder) => (
    <FolderTitle folder={folder} onDialog={setDialog} onFacts={onFacts} onRemove={remove} />
  );
  return (
    <aside className={styles.pane} aria-label={text.label}>
      {hasRoom ? (
        <div className={styles.paneTree}>
          <Tree
            blockNode
            defaultExpandAll
            selectedKeys={[keyOf(place)]}
            treeData={treeData(tree, titleOf)}
            onSelect={([key]) => key !== undefined && choose(String(key))}
          />
        </div>
      ) : (
        <TreeSelect
          aria-label={text.label}
          value={keyOf(place)}
          treeDefaultExpandAll
          treeData={[
            { value: ALL_KEY, title: text.all },
            ...folderChoices(tree),
            { value: TRASH_KEY, title: text.trash },
          ]}
          onChange={choose}
        />
      )}
      {onRetry && <PaneFailure words={text.failed} onRetry={onRetry} />}
      <Button icon={<FolderAddOutlined />} onClick={create}>
        {text.newFolder}
      </Button>
      <StorageMeter teamId={teamId} />
      {dialog && (
        <FolderDialogs teamId={teamId} folders={folders} dialog={dialog} onClose={() => setDialog(null)} />
      )}
    </aside>
  );
}

/** The component library's `lg`, for the first render, before the window size is known. */
const WIDE_PX = 992;

interface FolderTitleProps {
  readonly folder: Folder;
  readonly onDialog: (dialog: FolderDialog) => void;
  readonly onFacts: (folderId: string) => void;
  readonly onRemove: (folder: Folder) => void;
}

function FolderTitle({ folder, onDialog, onFacts, onRemove }: FolderTitleProps) {
  const run: Readonly<Record<string, () => void>> = {
    newInside: () => onDialog({ kind: 'create', parentId: folder.id }),
    rename: () => onDialog({ kind: 'rename', folder }),
    move: () => onDialog({ kind: 'move', folder }),
    facts: () => onFacts(folder.id),
    remove: () => onRemove(folder),
  };
  return (
    <span className={styles.node}>
      <FolderOutlined aria-hidden />
      <span className={styles.nodeName} title={folder.name}>
        {folder.name}
      </span>
      <span className={styles.count}>{formatCount(folder.documents)}</span>
      <Dropdown
        trigger={['click']}
        menu={{
          items: (['newInside', 'rename', 'move', 'facts', 'remove'] as const).map((key) => ({
            key,
            label: text[key],
            danger: key === 'remove',
          })),
          onClick: ({ key, domEvent }) => {
            domEvent.stopPropagation();
            run[key]?.();
          },
        }}
      >
        <Button
          type="text"
          size="small"
          icon={<MoreOutlined />}
          aria-label={text.actionsOf(folder.name)}
          onClick={(event) => event.stopPropagation()}
        />
      </Dropdown>
    </span>
  );
}

function treeData(tree: readonly FolderNode[], titleOf: (folder: Folder) => React.ReactNode): TreeDataNode[] {
  const nodeOf = ({ folder, children }: FolderNode): TreeDataNode => ({
    key: folder.id,
    title: titleOf(folder),
    children: children.map(nodeOf),
  });
  const trash = (
    <span className={styles.node}>
      <DeleteOutlined aria-hidden />
      {text.trash}
    </span>
  );
  return [{ key: ALL_KEY, title: text.all }, ...tree.map(nodeOf), { key: TRASH_KEY, title: trash }];
}

function keyOf(place: Place): string {
  return place.kind === 'folder' ? place.id : place.kind;
}

function placeOf(key: string): Place {
  return key === ALL_KEY || key === TRASH_KEY ? { kind: key } : { kind: 'folder', id: key };
}
