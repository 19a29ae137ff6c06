import { OPEN_API_MAX_KEYS } from '@wenjian/api';
import {
  Alert,
  App,
  Button,
  Empty,
  Form,
  Input,
  InputNumber,
  Modal,
  Space,
  Table,
  type TableColumnsType,
} from 'antd';
import { useState } from 'react';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { formatInstant } from '../../../../shared/format/format-instant.ts';
import { ApiError } from '../../../../shared/http/api-error.ts';
import { copyWords } from '../../../../shared/ui/copy-words.ts';
import { showToast } from '../../../../shared/ui/toast.ts';
import { useOpenApiKeyActions, useOpenApiKeys } from '../../api/use-open-api-keys.ts';
import { teamText } from '../../team.text.ts';
import { plagiarismText } from '../../text.ts';
import { curlExample } from '../../view-model/curl-example.ts';
import type { OpenApiKey } from '../../view-model/plagiarism-shapes.ts';
import styles from './team-dialogs.module.css';

interface OpenApiDialogProps {
  readonly teamId: string;
  readonly onClose: () => void;
}

const WIDTH_PX = 760;
const FORBIDDEN = 403;
const DEFAULT_LIMIT = 1000;
const LIMIT_MAX = 100_000;
const text = teamText.openApi;

/** Keys for other systems: created here and shown once, with a daily limit, revocable at any time. */
export function OpenApiDialog({ teamId, onClose }: OpenApiDialogProps) {
  const keys = useOpenApiKeys(teamId);
  const [made, setMade] = useState<string | null>(null);
  const isForbidden = keys.error instanceof ApiError && keys.error.status === FORBIDDEN;
  const items = keys.data?.items ?? [];
  const columns = useColumns(teamId);
  return (
    <Modal open title={text.title} width={WIDTH_PX} footer={null} onCancel={onClose}>
      <p className={styles.lead}>{text.lead}</p>
      {made !== null && <NewKey value={made} onDone={() => setMade(null)} />}
      {isForbidden && <Alert type="info" showIcon title={text.forbidden} />}
      {keys.error && !isForbidden && (
        <Alert
          type="error"
          showIcon
          title={plagiarismText.common.loadFailed}
          description={keys.error.message}
          action={<Button onClick={() => keys.refetch()}>{plagiarismText.common.refresh}</Button>}
        />
      )}
      {!keys.error && (
        <>
          <CreateForm teamId={teamId} isFull={items.length >= OPEN_API_MAX_KEYS} onMade={setMade} />
          <Table<OpenApiKey>
            rowKey="id"
            size="small"
            columns={columns}
            dataSource={items}
            loading={keys.isPending}
            pagination={false}
            scroll={{ x: 'max-content' }}
            locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.empty} /> }}
          />
        </>
      )}
      <Example />
    </Modal>
  );
}

function NewKey({ value, onDone }: { readonly value: string; readonly onDone: () => void }) {
  return (
    <Alert
      type="success"
      showIcon
      title={text.onceTitle}
      description={
        <>
          <p className={styles.lead}>{text.onceDetail}</p>
          <Space.Compact block>
            <Input readOnly value={value} aria-label={text.key} onFocus={(event) => event.target.select()} />
            <Button type="primary" onClick={() => void copyWords(value, text.copied)}>
              {text.copy}
            </Button>
          </Space.Compact>
          <Button type="link" size="small" onClick={onDone}>
            {text.done}
          </Button>
        </>
      }
    />
  );
}

interface CreateFormProps {
  readonly teamId: string;
  readonly isFull: boolean;
  readonly onMade: (key: string) => void;
}

interface KeyInput {
  readonly name: string;
  readonly dailyLimit: number;
}

function CreateForm({ teamId, isFull, onMade }: CreateFormProps) {
  const [form] = Form.useForm<KeyInput>();
  const { create } = useOpenApiKeyActions(teamId);
  const make = (input: KeyInput) =>
    create.mutate(input, {
      onSuccess: ({ key }) => {
        onMade(key);
        form.resetFields();
      },
      onError: ({ message }) => form.setFields([{ name: 'name', errors: [message] }]),
    });
  if (isFull) return <p className={styles.lead}>{text.full(String(OPEN_API_MAX_KEYS))}</p>;
  return (
    <Form<KeyInput>
      form={form}
      layout="inline"
      className={styles.create ?? ''}
      initialValues={{ dailyLimit: DEFAULT_LIMIT }}
      onFinish={make}
    >
      <Form.Item
        name="name"
        label={text.name}
        rules={[{ required: true, whitespace: true, message: text.nameRequired }]}
      >
        <Input maxLength={50} placeholder={text.namePlaceholder} />
      </Form.Item>
      <Form.Item name="dailyLimit" label={text.limit} rules={[{ required: true }]}>
        <InputNumber min={1} max={LIMIT_MAX} precision={0} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={create.isPending}>
        {text.create}
      </Button>
    </Form>
  );
}

function useColumns(teamId: string): TableColumnsType<OpenApiKey> {
  const revoke = useRevoking(teamId);
  const { columns } = text;
  const now = new Date();
  return [
    { title: columns.name, dataIndex: 'name', key: 'name' },
    { title: columns.key, key: 'key', render: (_, { prefix }) => <code>{text.prefix(prefix)}</code> },
    {
      title: columns.usage,
      key: 'usage',
      render: (_, { usedToday, dailyLimit }) => text.usage(formatCount(usedToday), formatCount(dailyLimit)),
    },
    {
      title: columns.lastUsed,
      key: 'lastUsed',
      render: (_, { lastUsedAt }) => (lastUsedAt === null ? text.never : formatInstant(lastUsedAt, now)),
    },
    {
      title: columns.actions,
      key: 'actions',
      render: (_, key) => (
        <Button
          type="link"
          size="small"
          danger
          aria-label={text.revokeOf(key.name)}
          onClick={() => revoke(key)}
        >
          {text.revoke}
        </Button>
      ),
    },
  ];
}

function useRevoking(teamId: string): (key: OpenApiKey) => void {
  const { modal } = App.useApp();
  const { revoke } = useOpenApiKeyActions(teamId);
  return ({ id, name }) =>
    modal.confirm({
      title: text.revokeTitle(name),
      content: text.revokeDetail,
      okText: text.revoke,
      okButtonProps: { danger: true },
      cancelText: plagiarismText.common.cancel,
      onOk: () =>
        revoke.mutateAsync(id).then(
          () => showToast({ kind: 'success', message: text.revoked }),
          ({ message }: Error) => showToast({ kind: 'error', message }),
        ),
    });
}

function Example() {
  const example = curlExample(window.location.origin);
  return (
    <details className={styles.example}>
      <summary>{text.example}</summary>
      <p className={styles.lead}>{text.exampleDetail}</p>
      <pre>{example}</pre>
      <Button size="small" onClick={() => void copyWords(example, text.exampleCopied)}>
        {text.copyExample}
      </Button>
    </details>
  );
}
