import { TEMPLATE_NAME_MAX_CHARACTERS } from '@wenjian/api';
import { Button, Popconfirm, Tag } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatInstant } from '../../../../shared/format/format-instant.ts';
import { RenameDialog } from '../../../../shared/tasks/rename-dialog.tsx';
import { showToast } from '../../../../shared/ui/toast.ts';
import { useDeleteTemplate, useRenameTemplate } from '../../api/use-templates.ts';
import { templatesText as text } from '../../text.ts';
import type { ContractTemplate } from '../../view-model/shapes.ts';
import { templatePath } from '../../view-model/template-path.ts';
import styles from '../templates.module.css';

const COLOURS = { reading: 'processing', failed: 'error', draft: 'default', published: 'success' } as const;

export function TemplateRow({ template }: { readonly template: ContractTemplate }) {
  const { id, name, ownerName, updatedAt, versions, abilities } = template;
  const [isRenaming, setIsRenaming] = useState(false);
  const rename = useRenameTemplate();
  const latest = versions[0];
  const canFill = versions.some(({ status }) => status === 'published');
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <Link to={templatePath(id)}>{name}</Link>
        <div className={styles.meta}>{text.updated(ownerName, formatInstant(updatedAt, new Date()))}</div>
      </div>
      {latest && (
        <>
          <span className={styles.meta}>
            {text.version(latest.number)} · {text.fields(latest.fieldCount)}
          </span>
          <Tag color={COLOURS[latest.status]}>{text.statuses[latest.status]}</Tag>
        </>
      )}
      {canFill && (
        <>
          <Link to={templatePath(id, 'fill')}>
            <Button type="primary" size="small">
              {text.fill}
            </Button>
          </Link>
          <Link to={templatePath(id, 'batch')}>
            <Button size="small">{text.batch.open}</Button>
          </Link>
        </>
      )}
      {abilities.change && (
        <Button size="small" type="text" onClick={() => setIsRenaming(true)}>
          {text.rename}
        </Button>
      )}
      {abilities.delete && <DeleteButton id={id} />}
      {latest?.failure && <div className={styles.failure}>{latest.failure}</div>}
      {isRenaming && (
        <RenameDialog
          label={text.name}
          title={name}
          maxCharacters={TEMPLATE_NAME_MAX_CHARACTERS}
          isSaving={rename.isPending}
          onSave={(wanted) => rename.mutateAsync({ id, name: wanted })}
          onClose={() => setIsRenaming(false)}
        />
      )}
    </li>
  );
}

function DeleteButton({ id }: { readonly id: string }) {
  const remove = useDeleteTemplate();
  return (
    <Popconfirm
      title={text.removeTitle}
      description={text.removeDetail}
      okText={text.remove}
      onConfirm={() => remove.mutate(id, { onError: ({ message }) => showToast({ kind: 'error', message }) })}
    >
      <Button size="small" type="text" danger loading={remove.isPending}>
        {text.remove}
      </Button>
    </Popconfirm>
  );
}
