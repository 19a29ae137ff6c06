import { OPERATOR_REASON_MAX } from '@wenjian/api';
import { Alert, Form, Input, Modal } from 'antd';
import type { ReactNode } from 'react';
import { operatorText as text } from '../text.ts';
import styles from './operator.module.css';

interface ActionDialogProps<Values extends object> {
  readonly title: string;
  readonly lead?: string;
  readonly submit: string;
  readonly isDanger?: boolean;
  readonly initial?: Partial<Values>;
  readonly action: {
    readonly isPending: boolean;
    readonly error: Error | null;
    mutateAsync(values: Values): Promise<unknown>;
  };
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Asks what an action needs; what the server has against it is shown above the fields, which keep what was typed. */
export function ActionDialog<Values extends object>(props: ActionDialogProps<Values>) {
  const { title, lead, submit, isDanger = false, initial, action, onClose, children } = props;
  const [form] = Form.useForm<Values>();
  return (
    <Modal
      open
      title={title}
      okText={submit}
      okButtonProps={{ danger: isDanger }}
      cancelText={text.cancel}
      confirmLoading={action.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      {lead === undefined ? null : <p className={styles.faint}>{lead}</p>}
      {action.error ? (
        <Alert className={styles.problem ?? ''} type="error" showIcon title={action.error.message} />
      ) : null}
      <Form
        form={form}
        layout="vertical"
        {...(initial === undefined ? {} : { initialValues: initial })}
        // The failure stays in `action.error`.
        onFinish={(values) => void action.mutateAsync(values).then(onClose, () => undefined)}
      >
        {children}
      </Form>
    </Modal>
  );
}

export function ReasonField() {
  return (
    <Form.Item
      name="reason"
      label={text.reason}
      extra={text.reasonMeans}
      rules={[{ required: true, whitespace: true, message: text.reasonMissing }]}
    >
      <Input.TextArea rows={2} maxLength={OPERATOR_REASON_MAX} showCount />
    </Form.Item>
  );
}
