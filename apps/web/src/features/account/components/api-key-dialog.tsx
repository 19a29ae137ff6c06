import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  API_KEY_NAME_MAX_CHARACTERS,
  type ApiScope,
  type ApiScopeTool,
  apiKeyDays,
  apiScopeTools,
} from '@wenjian/api';
import { Alert, Button, Checkbox, Form, Input, Modal, Select } from 'antd';
import { copyWords } from '../../../shared/ui/copy-words.ts';
import { apiKeysQuery, makeApiKey, type NewApiKey } from '../api/api-keys.query.ts';
import { apiKeysText as text } from '../api-keys.text.ts';
import styles from './api-key-dialog.module.css';

export interface KeySpace {
  readonly id: string;
  readonly name: string;
}

interface ApiKeyDialogProps {
  readonly spaces: readonly KeySpace[];
  readonly currentId: string;
  readonly onClose: () => void;
}

interface KeyForm {
  readonly name: string;
  readonly teamId: string;
  readonly scopes: ApiScope[];
  readonly days: NewApiKey['days'] | 'none';
}

const DEFAULT_DAYS = 90;
const FORM_ID = 'api-key';

export function ApiKeyDialog({ spaces, currentId, onClose }: ApiKeyDialogProps) {
  const client = useQueryClient();
  const make = useMutation({
    mutationFn: ({ days, ...form }: KeyForm) => makeApiKey({ ...form, days: days === 'none' ? null : days }),
    onSuccess: () => client.invalidateQueries(apiKeysQuery()),
  });
  if (make.data) return <MadeKey value={make.data.key} onClose={onClose} />;
  return (
    <Modal
      open
      title={text.create}
      okText={text.create}
      cancelText={text.cancel}
      okButtonProps={{ htmlType: 'submit', form: FORM_ID, loading: make.isPending }}
      onCancel={onClose}
    >
      <Form<KeyForm>
        name={FORM_ID}
        layout="vertical"
        initialValues={{ name: '', teamId: currentId, scopes: [], days: DEFAULT_DAYS }}
        onFinish={(form) => make.mutate(form)}
      >
        <Form.Item
          name="name"
          label={text.name}
          rules={[{ required: true, whitespace: true, message: text.nameMissing }]}
        >
          <Input maxLength={API_KEY_NAME_MAX_CHARACTERS} placeholder={text.namePlaceholder} />
        </Form.Item>
        <Form.Item name="teamId" label={text.spaceLabel}>
          <Select options={spaces.map(({ id, name }) => ({ value: id, label: name }))} />
        </Form.Item>
        <Form.Item
          name="scopes"
          label={text.scopes}
          rules={[{ required: true, type: 'array', min: 1, message: text.scopesMissing }]}
        >
          <ScopeChoice />
        </Form.Item>
        <Form.Item name="days" label={text.days}>
          <Select
            options={[
              ...apiKeyDays.map((days) => ({ value: days, label: text.daysOf(days) })),
              { value: 'none', label: text.daysOf(null) },
            ]}
          />
        </Form.Item>
        {make.isError ? <Alert type="error" showIcon title={make.error.message} /> : null}
      </Form>
    </Modal>
  );
}

interface ScopeChoiceProps {
  /** Given by the form. */
  readonly value?: readonly ApiScope[];
  readonly onChange?: (value: readonly ApiScope[]) => void;
}

function ScopeChoice({ value = [], onChange }: ScopeChoiceProps) {
  const choose = (scope: ApiScope, isWanted: boolean) =>
    onChange?.(isWanted ? [...value, scope] : value.filter((one) => one !== scope));
  return (
    <div className={styles.scopes}>
      {(Object.keys(apiScopeTools) as ApiScopeTool[]).map((tool) => (
        <div key={tool} className={styles.scope}>
          <span>{apiScopeTools[tool]}</span>
          {(['read', 'write'] as const).map((right) => (
            <Checkbox
              key={right}
              aria-label={text.right(apiScopeTools[tool], text[right])}
              checked={value.includes(`${tool}:${right}`)}
              onChange={(event) => choose(`${tool}:${right}`, event.target.checked)}
            >
              {text[right]}
            </Checkbox>
          ))}
        </div>
      ))}
    </div>
  );
}

function MadeKey({ value, onClose }: { readonly value: string; readonly onClose: () => void }) {
  return (
    <Modal
      open
      title={text.made}
      closable={false}
      mask={{ closable: false }}
      footer={
        <>
          <Button onClick={() => void copyWords(value, text.copied)}>{text.copy}</Button>
          <Button type="primary" onClick={onClose}>
            {text.close}
          </Button>
        </>
      }
    >
      <p>{text.madeNote}</p>
      <Input aria-label={text.key} readOnly value={value} onFocus={(event) => event.target.select()} />
    </Modal>
  );
}
