import {
  type CallInput,
  NOTICE_MAX_CHARACTERS,
  type PublishablePopup,
  publishablePopups,
  publishOperatorNotice,
} from '@wenjian/api';
import { DatePicker, Form, Input, Radio, Select } from 'antd';
import type { Dayjs } from 'dayjs';
import { call } from '../../../shared/http/client.ts';
import { useOperatorAction } from '../api/operator.query.ts';
import { noticeText as text } from '../words.text.ts';
import { ActionDialog } from './action-dialog.tsx';
import styles from './operator.module.css';

interface Publication {
  readonly kind: keyof typeof text.publishKinds;
  readonly number?: PublishablePopup;
  readonly content: string;
  readonly holder?: string;
  readonly until?: Dayjs | null;
  readonly link?: string;
}

const kinds = Object.keys(text.publishKinds) as Publication['kind'][];

export function PublishDialog({ onClose }: { readonly onClose: () => void }) {
  const action = useOperatorAction(
    (wanted: Publication) => call(publishOperatorNotice, { body: bodyOf(wanted) }),
    ({ reached }) => (reached === null ? text.published : text.reached(reached)),
  );
  return (
    <ActionDialog<Publication>
      title={text.publishTitle}
      lead={text.publishLead}
      submit={text.publish}
      initial={{ kind: 'announcement', number: publishablePopups[0] }}
      action={action}
      onClose={onClose}
    >
      <Form.Item name="kind" label={text.kind}>
        <Radio.Group options={kinds.map((value) => ({ value, label: text.publishKinds[value] }))} />
      </Form.Item>
      <Form.Item
        name="content"
        label={text.content}
        rules={[{ required: true, whitespace: true, message: text.contentMissing }]}
      >
        <Input.TextArea rows={4} maxLength={NOTICE_MAX_CHARACTERS} showCount />
      </Form.Item>
      <Form.Item name="holder" label={text.holder}>
        <Input maxLength={40} />
      </Form.Item>
      <Form.Item noStyle dependencies={['kind']}>
        {({ getFieldValue }) => <FieldsOf kind={getFieldValue('kind')} />}
      </Form.Item>
    </ActionDialog>
  );
}

function FieldsOf({ kind }: { readonly kind: Publication['kind'] }) {
  if (kind === 'message')
    return (
      <Form.Item name="link" label={text.link} rules={[{ pattern: /^\/(?![/\\])/, message: text.linkWrong }]}>
        <Input maxLength={200} />
      </Form.Item>
    );
  return (
    <>
      {kind === 'popup' ? (
        <Form.Item name="number" label={text.number}>
          <Select options={publishablePopups.map((value) => ({ value, label: value }))} />
        </Form.Item>
      ) : null}
      <Form.Item name="until" label={text.until}>
        <DatePicker className={styles.wideNumber ?? ''} />
      </Form.Item>
    </>
  );
}

type Body = CallInput<typeof publishOperatorNotice>['body'];

function bodyOf({ kind, number = publishablePopups[0], content, holder, until, link }: Publication): Body {
  const said = { content, holder: holder?.trim() || null };
  if (kind === 'message') return { kind, ...said, link: link?.trim() || null };
  const shown = { ...said, until: until?.format('YYYY-MM-DD') ?? null };
  return kind === 'popup' ? { kind, number, ...shown } : { kind, ...shown };
}
