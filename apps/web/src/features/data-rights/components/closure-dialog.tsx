import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CLOSURE_PHRASE } from '@wenjian/api';
import { Alert, Button, Form, Input, Modal } from 'antd';
import { useEffect, useState } from 'react';
import { showToast } from '../../../shared/ui/toast.ts';
import { type Closure, closeAccount, closureQuery, sendCode } from '../api/data-rights.query.ts';
import { dataRightsText as text } from '../text.ts';
import styles from './account-settings.module.css';

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
          <Form.Item
            label={text.codeLabel}
            htmlFor="closure-code"
            extra={text.codeSentTo(closure.phone ?? '')}
          >
            <div className={styles.code}>
              <Input
                id="closure-code"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={6}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
              <SendButton />
            </div>
          </Form.Item>
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

const SECOND_MS = 1000;

function SendButton() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), SECOND_MS);
    return () => clearTimeout(timer);
  }, [seconds]);
  const send = useMutation({
    mutationFn: sendCode,
    onSuccess: ({ resendAfterSeconds }) => {
      setSeconds(resendAfterSeconds);
      showToast({ kind: 'success', message: text.sent });
    },
    onError: (error) => showToast({ kind: 'error', message: error.message }),
  });
  return (
    <Button disabled={seconds > 0} loading={send.isPending} onClick={() => send.mutate()}>
      {seconds > 0 ? text.sendAgain(seconds) : text.send}
    </Button>
  );
}
