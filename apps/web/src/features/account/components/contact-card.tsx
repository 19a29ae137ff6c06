import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Popconfirm, Skeleton } from 'antd';
import { type ReactNode, useState } from 'react';
import { complain, showToast } from '../../../shared/ui/toast.ts';
import { type Contact, contactQuery, forgetEmail } from '../api/contact.query.ts';
import { contactText as text } from '../contact.text.ts';
import { EmailDialog } from './email-dialog.tsx';
import { PhoneDialog } from './phone-dialog.tsx';
import styles from './profile-card.module.css';

/** The phone one signs in with, and a mail address. */
export function ContactCard() {
  const contact = useQuery(contactQuery());
  return (
    <section className={styles.card} aria-label={text.title}>
      <h2>{text.title}</h2>
      {contact.isPending ? (
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      ) : contact.isError ? (
        <Alert
          type="error"
          showIcon
          title={text.loadFailed}
          description={contact.error.message}
          action={<Button onClick={() => void contact.refetch()}>{text.retry}</Button>}
        />
      ) : (
        <>
          <PhoneRow contact={contact.data} />
          <EmailRow contact={contact.data} />
        </>
      )}
    </section>
  );
}

function PhoneRow({ contact: { phone, canChangePhone } }: { readonly contact: Contact }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Row
      name={text.phone}
      value={phone ?? text.noPhone}
      note={canChangePhone ? undefined : text.phoneElsewhere}
    >
      {canChangePhone ? <Button onClick={() => setIsOpen(true)}>{text.changePhone}</Button> : null}
      {isOpen && phone !== null ? <PhoneDialog phone={phone} onClose={() => setIsOpen(false)} /> : null}
    </Row>
  );
}

function EmailRow({ contact: { email, isMailSent } }: { readonly contact: Contact }) {
  const [isOpen, setIsOpen] = useState(false);
  const client = useQueryClient();
  const forget = useMutation({
    mutationFn: forgetEmail,
    onSuccess: () => showToast({ kind: 'success', message: text.emailRemoved }),
    onError: complain,
    onSettled: () => client.invalidateQueries(contactQuery()),
  });
  return (
    <Row name={text.email} value={email ?? text.noEmail} note={isMailSent ? text.emailNote : text.mailStays}>
      <Button onClick={() => setIsOpen(true)}>{email === null ? text.addEmail : text.changeEmail}</Button>
      {email === null ? null : (
        <Popconfirm
          title={text.removeEmail}
          description={text.removeAsk}
          okText={text.removeEmail}
          cancelText={text.cancel}
          onConfirm={() => forget.mutate()}
        >
          <Button type="text" loading={forget.isPending}>
            {text.removeEmail}
          </Button>
        </Popconfirm>
      )}
      {isOpen ? <EmailDialog onClose={() => setIsOpen(false)} /> : null}
    </Row>
  );
}

interface RowProps {
  readonly name: string;
  readonly value: string;
  readonly note: string | undefined;
  readonly children: ReactNode;
}

function Row({ name, value, note, children }: RowProps) {
  return (
    <div className={styles.contact}>
      <div className={styles.what}>
        {name}：{value}
        {note === undefined ? null : <span className={styles.faint}>{note}</span>}
      </div>
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
