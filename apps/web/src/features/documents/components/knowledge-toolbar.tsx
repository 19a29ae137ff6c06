import { UploadOutlined } from '@ant-design/icons';
import { knowledgeKinds, knowledgeSorts, SEARCH_MAX_CHARACTERS } from '@wenjian/api';
import { Button, Input, Select } from 'antd';
import { formatCount } from '../../../shared/format/format-count.ts';
import { useTags } from '../api/use-knowledge.ts';
import { knowledgeText } from '../knowledge.text.ts';
import { dayChoices, type KnowledgeFilter } from '../view-model/knowledge-filter.ts';
import styles from './knowledge.module.css';

interface KnowledgeToolbarProps {
  readonly teamId: string;
  readonly filter: KnowledgeFilter;
  readonly onFilter: (change: Partial<KnowledgeFilter>) => void;
  readonly onUpload: () => void;
}

const text = knowledgeText.filter;
const ANY = '';

export function KnowledgeToolbar({ teamId, filter, onFilter, onUpload }: KnowledgeToolbarProps) {
  const tags = useTags(teamId);
  return (
    <div className={styles.toolbar}>
      <Input.Search
        key={filter.keyword}
        className={styles.searchField ?? ''}
        allowClear
        enterButton
        maxLength={SEARCH_MAX_CHARACTERS}
        defaultValue={filter.keyword}
        placeholder={text.search}
        aria-label={text.search}
        onSearch={(keyword) => onFilter({ keyword: keyword.trim() })}
      />
      <Choice
        label={text.kind}
        any={text.allKinds}
        value={filter.kind}
        options={knowledgeKinds.map((value) => ({ value, label: knowledgeText.kinds[value] }))}
        onChange={(kind) => onFilter({ kind })}
      />
      {tags.error ? (
        <Button danger type="text" onClick={() => void tags.refetch()}>
          {text.tagsFailed}
        </Button>
      ) : (
        <Choice
          label={text.tag}
          any={text.allTags}
          value={filter.tag}
          options={(tags.data?.items ?? []).map(({ name, count }) => ({
            value: name,
            label: `${name} (${count})`,
          }))}
          note={tags.data?.isAll === false ? text.tagsCut(formatCount(tags.data.items.length)) : null}
          onChange={(tag) => onFilter({ tag })}
        />
      )}
      <Choice
        label={text.days}
        any={text.anyTime}
        value={filter.days}
        options={dayChoices.map((value) => ({ value, label: knowledgeText.daysOf[value] }))}
        onChange={(days) => onFilter({ days })}
      />
      <Select
        aria-label={text.sort}
        value={filter.sort}
        disabled={filter.keyword !== ''}
        options={knowledgeSorts.map((value) => ({ value, label: knowledgeText.sorts[value] }))}
        popupMatchSelectWidth={false}
        onChange={(sort) => onFilter({ sort })}
      />
      <Button type="primary" icon={<UploadOutlined />} onClick={onUpload}>
        {knowledgeText.upload.open}
      </Button>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly any: string;
  readonly value: Value | null;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** Below the filters. */
  readonly note?: string | null;
  readonly onChange: (value: Value | null) => void;
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, any, value, options, note = null, onChange } = props;
  return (
    <Select<string>
      aria-label={label}
      value={value ?? ANY}
      options={[{ value: ANY, label: any }, ...options]}
      popupMatchSelectWidth={false}
      popupRender={(menu) => (
        <>
          {menu}
          {note !== null && <p className={styles.note}>{note}</p>}
        </>
      )}
      onChange={(chosen) => onChange(options.find((option) => option.value === chosen)?.value ?? null)}
    />
  );
}
