import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { ApiError } from '../../../shared/http/api-error.ts';
import { saveTokens } from '../../../shared/session/token-store.ts';
import { CodeField } from '../../../shared/ui/code-field.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { codeToNewPhone, codeToOldPhone, contactQuery, takePhone } from '../api/contact.query.ts';
import { sessionQuery } from '../api/session.query.ts';
import { contactText as text } from '../contact.text.ts';
import { cleanCode, cleanPhone, codeProblem, phoneProblem } from '../view-model/sign-in-form.ts';

interface PhoneDialogProps {
  readonly phone: string;
  readonly onClose: () => void;
}

const FIELDS = ['oldCode', 'newCode', 'phone'];

export function PhoneDialog({ phone, onClose }: PhoneDialogProps) {
  const [oldCode, setOldCode] = useState('');
  const [next, setNext] = useState('');
  const [newCode, setNewCode] = useState('');
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: () => takePhone({ oldCode, phone: next, newCode }),
    onSuccess: async (tokens) => {
      // Before anything else is asked: the token of this page ends in a minute.
      saveTokens(tokens);
      showToast({ kind: 'success', message: text.phoneChanged });
      onClose();
      await client.invalidateQueries(contactQuery());
      await client.invalidateQueries(sessionQuery());
    },
  });
  const problemOf = (field: string) =>
    change.error instanceof ApiError
      ? change.error.fields.find(({ path }) => path.endsWith(field))?.message
      : undefined;
  const isElsewhere = change.isError && FIELDS.every((field) => problemOf(field) === undefined);
  const isReady =
    codeProblem(oldCode) === null && phoneProblem(next) === null && codeProblem(newCode) === null;
  return (
    <Modal
      open
      title={text.changePhone}
      okText={text.confirmChange}
      cancelText={text.cancel}
      okButtonProps={{ disabled: !isReady, loading: change.isPending }}
      onOk={() => change.mutate()}
      onCancel={onClose}
    >
      <Form layout="vertical">
        <p>{text.changeNote}</p>
        <CodeField
          id="old-phone-code"
          label={text.oldCode}
          hint={text.sentTo(phone)}
          value={oldCode}
          problem={problemOf('oldCode')}
          onText={(value) => setOldCode(cleanCode(value))}
          send={codeToOldPhone}
        />
        <PhoneField value={next} problem={problemOf('phone')} onText={setNext} />
        <CodeField
          id="new-phone-code"
          label={text.newCode}
          value={newCode}
          canSend={phoneProblem(next) === null}
          problem={problemOf('newCode')}
          onText={(value) => setNewCode(cleanCode(value))}
          send={() => codeToNewPhone(next)}
        />
        {isElsewhere ? <Alert type="error" showIcon title={change.error?.message} /> : null}
      </Form>
    </Modal>
  );
}

interface PhoneFieldProps {
  readonly value: string;
  readonly problem: string | undefined;
  readonly onText: (value: string) => void;
}

function PhoneField({ value, problem, onText }: PhoneFieldProps) {
  const shown = problem ?? (value.length < 11 ? undefined : (phoneProblem(value) ?? undefined));
  return (
    <Form.Item
      label={text.newPhone}
      htmlFor="new-phone"
      {...(shown === undefined ? {} : { validateStatus: 'error' as const, help: shown })}
    >
      <Input
        id="new-phone"
        type="tel"
        autoComplete="tel-national"
        value={value}
        onChange={(event) => onText(cleanPhone(event.target.value))}
      />
    </Form.Item>
  );
}
