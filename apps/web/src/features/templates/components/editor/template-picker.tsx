import { Alert, Button, Empty, Input, Modal, Pagination, Skeleton } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTemplates } from '../../api/use-templates.ts';
import { templatesText } from '../../text.ts';
import type { ContractTemplate } from '../../view-model/shapes.ts';
import { TEMPLATES_PATH } from '../../view-model/template-path.ts';
import styles from '../templates.module.css';

/** A published version of a template. */
export interface PublishedTemplate {
  readonly name: string;
  readonly number: number;
  readonly file: ContractTemplate['versions'][number]['file'];
}

interface TemplatePickerProps {
  readonly teamId: string;
  readonly title: string;
  /** The effect of choosing one, in a sentence. */
  readonly note?: string;
  readonly label: string;
  readonly isBusy?: boolean;
  readonly error?: Error | null;
  readonly onChoose: (template: PublishedTemplate) => void;
  readonly onClose: () => void;
}

const text = templatesText.picker;
const PAGE_SIZE = 8;

/** The team's templates with a published version, to choose from. */
export function TemplatePicker(props: TemplatePickerProps) {
  const { teamId, title, note, label, isBusy = false, error = null, onChoose, onClose } = props;
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const filter = { keyword: keyword.trim(), page, pageSize: PAGE_SIZE, status: 'published' as const };
  const list = useTemplates(teamId, filter);
  return (
    <Modal open title={title} footer={null} onCancel={onClose}>
      {note !== undefined && <p className={styles.hint}>{note}</p>}
      <Input.Search
        allowClear
        value={keyword}
        placeholder={templatesText.search}
        aria-label={templatesText.search}
        onChange={(event) => {
          setKeyword(event.target.value);
          setPage(1);
        }}
      />
      {error && <Alert type="error" showIcon title={error.message} />}
      {list.isPending && <Skeleton active title={false} />}
      {list.isError && (
        <Alert
          type="error"
          showIcon
          title={list.error.message}
          action={<Button onClick={() => list.refetch()}>{templatesText.retry}</Button>}
        />
      )}
      {list.data && (
        <Choices
          templates={list.data.items}
          isSearch={keyword.trim() !== ''}
          label={label}
          isBusy={isBusy}
          onChoose={onChoose}
        />
      )}
      {(list.data?.total ?? 0) > PAGE_SIZE && (
        <Pagination
          size="small"
          className={styles.pages ?? ''}
          current={page}
          pageSize={PAGE_SIZE}
          total={list.data?.total ?? 0}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </Modal>
  );
}

interface ChoicesProps extends Pick<TemplatePickerProps, 'label' | 'onChoose'> {
  readonly templates: readonly ContractTemplate[];
  readonly isSearch: boolean;
  readonly isBusy: boolean;
}

function Choices({ templates, isSearch, label, isBusy, onChoose }: ChoicesProps) {
  if (templates.length === 0)
    return (
      <Empty
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={isSearch ? templatesText.noneFound : text.empty}
      >
        <Link to={TEMPLATES_PATH}>{text.manage}</Link>
      </Empty>
    );
  return (
    <ul className={styles.choices}>
      {templates.map(({ id, name, versions }) => {
        const published = versions.find(({ status }) => status === 'published');
        if (!published) return null;
        const { number, file } = published;
        return (
          <li key={id} className={styles.row}>
            <div className={styles.name}>
              {name}
              <div className={styles.meta}>
                {templatesText.version(number)} · {file.name}
              </div>
            </div>
            <Button size="small" loading={isBusy} onClick={() => onChoose({ name, number, file })}>
              {label}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
