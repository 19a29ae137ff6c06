import { DownOutlined } from '@ant-design/icons';
import { Button, Checkbox, Dropdown } from 'antd';
import { formatCount } from '../../../shared/format/format-count.ts';
import { knowledgeText as text } from '../knowledge.text.ts';
import { actionsFor } from '../view-model/document-actions.ts';
import type { KnowledgeDocument } from '../view-model/knowledge-shapes.ts';
import { targetsFor, targetTitle } from '../view-model/send-targets.ts';
import styles from './knowledge.module.css';
import type { DocumentRunner } from './use-document-actions.ts';

interface BatchBarProps {
  readonly chosen: readonly KnowledgeDocument[];
  /** How many rows are loaded. */
  readonly shown: number;
  readonly run: DocumentRunner;
  readonly onChooseAll: () => void;
  readonly onClear: () => void;
}

/** The actions on all chosen documents. */
export function BatchBar({ chosen, shown, run, onChooseAll, onClear }: BatchBarProps) {
  const count = chosen.length;
  const targets = targetsFor(count);
  return (
    <div className={styles.batch}>
      <Checkbox
        checked={count === shown}
        indeterminate={count > 0 && count < shown}
        onChange={({ target }) => (target.checked ? onChooseAll() : onClear())}
      >
        {count === 0 ? text.batch.chooseAll : text.batch.chosen(formatCount(count))}
      </Checkbox>
      {count > 0 && (
        <>
          <Dropdown
            trigger={['click']}
            disabled={targets.length === 0}
            menu={{
              items: targets.map((key) => ({ key, label: targetTitle(key) })),
              onClick: ({ key }) => {
                const target = targets.find((one) => one === key);
                if (target) run.send(target, chosen);
              },
            }}
          >
            <Button size="small" icon={<DownOutlined />} iconPlacement="end">
              {text.actions.send}
            </Button>
          </Dropdown>
          {actionsFor(chosen)
            .filter((action) => count > 1 || BAR_ACTIONS.has(action))
            .map((action) => (
              <Button
                key={action}
                size="small"
                danger={action === 'remove'}
                onClick={() => run.act(action, chosen, onClear)}
              >
                {text.actions[action]}
              </Button>
            ))}
          <Button type="link" size="small" onClick={onClear}>
            {text.batch.clear}
          </Button>
        </>
      )}
    </div>
  );
}

/** The same for one and several; the other actions are in the row's menu. */
const BAR_ACTIONS: ReadonlySet<string> = new Set([
  'move',
  'tags',
  'copy',
  'download',
  'facts',
  'textBase',
  'remove',
]);
