import { useMutation } from '@tanstack/react-query';
import { SMS_CODE_DIGITS } from '@wenjian/api';
import { Button, Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import styles from './code-field.module.css';
import { codeFieldText as text } from './code-field.text.ts';
import { showToast } from './toast.ts';

interface CodeFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onText: (value: string) => void;
  /** Sends a code to whom it concerns. */
  readonly send: () => Promise<{ readonly resendAfterSeconds: number }>;
  readonly canSend?: boolean;
  readonly hint?: string;
  readonly problem?: string | undefined;
}

/** A code that is sent on demand, and typed in. */
export function CodeField({ id, label, value, onText, send, canSend = true, hint, problem }: CodeFieldProps) {
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      extra={hint}
      {...(problem === undefined ? {} : { validateStatus: 'error' as const, help: problem })}
    >
      <div className={styles.code}>
        <Input
          id={id}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={SMS_CODE_DIGITS}
          value={value}
          onChange={(event) => onText(event.target.value)}
        />
        <SendButton label={text.sendFor(label)} canSend={canSend} send={send} />
      </div>
    </Form.Item>
  );
}

const SECOND_MS = 1000;

function SendButton({ label, canSend, send }: Required<Pick<CodeFieldProps, 'label' | 'canSend' | 'send'>>) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), SECOND_MS);
    return () => clearTimeout(timer);
  }, [seconds]);
  const sending = useMutation({
    mutationFn: send,
    onSuccess: ({ resendAfterSeconds }) => {
      setSeconds(resendAfterSeconds);
      showToast({ kind: 'success', message: text.sent });
    },
    onError: (error) => showToast({ kind: 'error', message: error.message }),
  });
  return (
    <Button
      disabled={seconds > 0 || !canSend}
      loading={sending.isPending}
      aria-label={seconds > 0 ? text.sendAgain(seconds) : label}
      onClick={() => sending.mutate()}
    >
      {seconds > 0 ? text.sendAgain(seconds) : text.send}
    </Button>
  );
}
