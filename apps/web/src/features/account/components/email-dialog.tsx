import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EMAIL_MAX_CHARACTERS } from '@wenjian/api';
import { Alert, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { CodeField } from '../../../shared/ui/code-field.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { codeToEmail, contactQuery, takeEmail } from '../api/contact.query.ts';
import { contactText as text } from '../contact.text.ts';
import { isEmail } from '../view-model/is-email.ts';
import { cleanCode, codeProblem } from '../view-model/sign-in-form.ts';

export function EmailDialog({ onClose }: { readonly onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [isLeft, setIsLeft] = useState(false);
  const [code, setCode] = useState('');
  const client = useQueryClient();
  const take = useMutation({
    mutationFn: () => takeEmail({ email, code }),
    onSuccess: async () => {
      showToast({ kind: 'success', message: text.emailSaved });
      onClose();
      await client.invalidateQueries(contactQuery());
    },
  });
  const isWrong = isLeft && email !== '' && !isEmail(email);
  return (
    <Modal
      open
      title={text.addEmail}
      okText={text.confirmEmail}
      cancelText={text.cancel}
      okButtonProps={{ disabled: !isEmail(email) || codeProblem(code) !== null, loading: take.isPending }}
      onOk={() => take.mutate()}
      onCancel={onClose}
    >
      <Form layout="vertical">
        <Form.Item
          label={text.emailLabel}
          htmlFor="email-address"
          {...(isWrong ? { validateStatus: 'error' as const, help: text.emailWrong } : {})}
        >
          <Input
            id="email-address"
            type="email"
            autoComplete="email"
            maxLength={EMAIL_MAX_CHARACTERS}
            value={email}
            onBlur={() => setIsLeft(true)}
            onChange={(event) => setEmail(event.target.value.trim())}
          />
        </Form.Item>
        <CodeField
          id="email-code"
          label={text.emailCode}
          value={code}
          canSend={isEmail(email)}
          onText={(value) => setCode(cleanCode(value))}
          send={() => codeToEmail(email)}
        />
        {take.isError ? <Alert type="error" showIcon title={take.error.message} /> : null}
      </Form>
    </Modal>
  );
}
