import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { Link } from 'react-router';
import { taskText } from './task.text.ts';
import styles from './task-list.module.css';

export interface RowAction {
  readonly key: string;
  readonly label: string;
  readonly isDangerous?: boolean;
  readonly run: () => void;
}

/** The allowed actions, in order, with their words and what they do. */
export function rowActions<Key extends string>(
  allowed: readonly Key[],
  words: Readonly<Record<Key, string>>,
  run: Readonly<Record<Key, () => void>>,
): readonly RowAction[] {
  return allowed.map((key) => ({ key, label: words[key], isDangerous: key === 'remove', run: run[key] }));
}

interface RowActionsProps {
  readonly title: string;
  readonly open: { readonly label: string; readonly path: string };
  /** The actions allowed by the task's abilities and state. */
  readonly actions: readonly RowAction[];
}

export function RowActions({ title, open, actions }: RowActionsProps) {
  const items = actions.map(({ key, label, isDangerous }) => ({ key, label, danger: isDangerous ?? false }));
  return (
    <div className={styles.actions}>
      <Link to={open.path}>{open.label}</Link>
      {items.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{ items, onClick: ({ key }) => actions.find((action) => action.key === key)?.run() }}
        >
          <Button type="text" size="small" icon={<MoreOutlined />} aria-label={taskText.moreOf(title)} />
        </Dropdown>
      )}
    </div>
  );
}
