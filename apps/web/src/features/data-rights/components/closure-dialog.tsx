import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CLOSURE_PHRASE } from '@wenjian/api';
import { Alert, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { CodeField } from '../../../shared/ui/code-field.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { type Closure, closeAccount, closureQuery, sendCode } from '../api/data-rights.query.ts';
import { dataRightsText as text } from '../text.ts';

interface ClosureDialogProps {
  readonly closure: Closure;
  readonly onClose: () => void;
}

export function ClosureDialog({ closure, onClose }: ClosureDialogProps) {
  const [typed, setTyped] = useState('');
  const client = useQueryClient();
  const isByCode = closure.confirmation === 'code';
  const close = useMutation({
    mutationFn: () => closeAccount(isByCode ? { code: typed } : { phrase: typed }),
    onSuccess: (answer) => {
      client.setQueryData(closureQuery().queryKey, answer);
      showToast({ kind: 'success', message: text.asked });
      onClose();
    },
  });
  return (
    <Modal
      open
      title={text.dialogTitle}
      okText={text.confirm}
      cancelText={text.cancel}
      okButtonProps={{ danger: true, disabled: typed.trim() === '', loading: close.isPending }}
      onOk={() => close.mutate()}
      onCancel={onClose}
    >
      <Form layout="vertical" onFinish={() => close.mutate()}>
        <p>{text.dialogNote}</p>
        {isByCode ? (
          <CodeField
            id="closure-code"
            label={text.codeLabel}
            hint={text.codeSentTo(closure.phone ?? '')}
            value={typed}
            onText={setTyped}
            send={sendCode}
          />
        ) : (
          <Form.Item label={text.phraseLabel(CLOSURE_PHRASE)} htmlFor="closure-phrase">
            <Input id="closure-phrase" value={typed} onChange={(event) => setTyped(event.target.value)} />
          </Form.Item>
        )}
        {close.isError ? <Alert type="error" showIcon title={close.error.message} /> : null}
      </Form>
    </Modal>
  );
}
