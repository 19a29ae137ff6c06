import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown, Popconfirm, Segmented } from 'antd';
import { showToast } from '../../../../shared/ui/toast.ts';
import { usePublish } from '../../api/use-templates.ts';
import { templatesText } from '../../text.ts';
import type { FieldKind, TemplateDetail, VersionKey } from '../../view-model/shapes.ts';
import styles from '../templates.module.css';
import { NotExamined } from './draft-notices.tsx';
import type { Draft } from './use-draft.ts';

export type EditorView = 'pages' | 'paragraphs';

interface EditorBarProps {
  readonly templateKey: VersionKey;
  readonly detail: TemplateDetail;
  readonly draft: Draft;
  readonly canChange: boolean;
  readonly view: EditorView;
  readonly isSaving: boolean;
  readonly onView: (view: EditorView) => void;
  readonly onAdd: (kind: FieldKind) => void;
  readonly onSave: () => void;
}

const text = templatesText.editor;
const kinds = ['text', 'amount', 'date', 'choice', 'party'] as const;

export function EditorBar(props: EditorBarProps) {
  const { templateKey, detail, draft, canChange, view, isSaving, onView, onAdd, onSave } = props;
  return (
    <div className={styles.bar}>
      {detail.hasPdf && (
        <Segmented<EditorView>
          value={view}
          options={(['pages', 'paragraphs'] as const).map((value) => ({ value, label: text[value] }))}
          onChange={onView}
        />
      )}
      <span className={styles.state} role="status">
        {draft.isChanged ? text.unsaved : ''}
      </span>
      {canChange && (
        <>
          {view === 'paragraphs' && <AddButton onAdd={onAdd} />}
          <Button disabled={!draft.isChanged || draft.isBehind} loading={isSaving} onClick={onSave}>
            {text.save}
          </Button>
          <PublishButton templateKey={templateKey} detail={detail} draft={draft} />
        </>
      )}
    </div>
  );
}

/** The selection must outlive the click. */
function AddButton({ onAdd }: Pick<EditorBarProps, 'onAdd'>) {
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: kinds.map((kind) => ({
          key: kind,
          label: (
            // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the selection; the menu's item takes the click
            <span onMouseDown={(event) => event.preventDefault()}>{templatesText.kinds[kind]}</span>
          ),
          onClick: () => onAdd(kind),
        })),
      }}
    >
      <Button onMouseDown={(event) => event.preventDefault()} title={text.addHint}>
        {text.add} <DownOutlined />
      </Button>
    </Dropdown>
  );
}

function PublishButton({
  templateKey,
  detail,
  draft,
}: Pick<EditorBarProps, 'templateKey' | 'detail' | 'draft'>) {
  const publish = usePublish(templateKey);
  const isBlocked = draft.isChanged;
  const confirm = () =>
    publish.mutate(draft.revision, {
      onError: ({ message }) => showToast({ kind: 'error', message }),
      onSuccess: () => showToast({ kind: 'success', message: text.published }),
    });
  return (
    <Popconfirm
      title={text.publishTitle}
      description={
        <div className={styles.confirm}>
          {text.publishDetail}
          {detail.coverage.notExamined.length > 0 && (
            <>
              <div>{text.publishCoverage}</div>
              <NotExamined coverage={detail.coverage} />
            </>
          )}
        </div>
      }
      okText={text.publish}
      disabled={isBlocked}
      onConfirm={confirm}
    >
      <Button type="primary" disabled={isBlocked} loading={publish.isPending}>
        {text.publish}
      </Button>
    </Popconfirm>
  );
}
