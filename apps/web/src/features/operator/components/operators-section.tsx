import {
  appointOperator,
  dismissOperator,
  listOperators,
  type OperatorEntry,
  type OperatorRole,
  operatorRoleNames,
  operatorRoles,
  PHONE_PATTERN,
} from '@wenjian/api';
import { Button, Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { call } from '../../../shared/http/client.ts';
import { useOperatorAction, useOperatorQuery } from '../api/operator.query.ts';
import { peopleText as text } from '../people.text.ts';
import { operatorText } from '../text.ts';
import { ActionDialog, ReasonField } from './action-dialog.tsx';
import { PersonCell, TimeCell } from './cells.tsx';
import { ListHead } from './list-head.tsx';
import styles from './operator.module.css';
import { type Column, Rows } from './rows.tsx';

export function OperatorsSection() {
  const read = useOperatorQuery(['operators'], async () => {
    const { items } = await call(listOperators, {});
    return { items, total: items.length };
  });
  const [dismissed, setDismissed] = useState<OperatorEntry | null>(null);
  const [isAppointing, setAppointing] = useState(false);
  const columns: readonly Column<OperatorEntry>[] = [
    ...facts,
    {
      title: operatorText.actions,
      width: 90,
      render: (entry) => (
        <span className={styles.actions}>
          <Button type="link" danger onClick={() => setDismissed(entry)}>
            {text.dismiss}
          </Button>
        </span>
      ),
    },
  ];
  return (
    <section className={styles.card}>
      <ListHead>
        <span className={styles.faint}>{text.operatorsLead}</span>
        <Button type="primary" className={styles.listEnd ?? ''} onClick={() => setAppointing(true)}>
          {text.appoint}
        </Button>
      </ListHead>
      <Rows
        list={read}
        keyOf={({ userId }) => userId}
        columns={columns}
        empty={text.noOperator}
        isFiltered={false}
        page={1}
        onPage={() => undefined}
      />
      {isAppointing ? <AppointDialog onClose={() => setAppointing(false)} /> : null}
      {dismissed ? <DismissDialog entry={dismissed} onClose={() => setDismissed(null)} /> : null}
    </section>
  );
}

const facts: readonly Column<OperatorEntry>[] = [
  { title: text.columns.user, render: (entry) => <PersonCell person={entry} /> },
  { title: text.role, width: 100, render: ({ role }) => operatorRoleNames[role] },
  { title: text.grantedBy, render: ({ grantedBy }) => grantedBy },
  { title: operatorText.reason, render: ({ reason }) => reason },
  { title: text.grantedAt, width: 160, render: ({ createdAt }) => <TimeCell at={createdAt} /> },
];

interface Appointment {
  readonly phone: string;
  readonly role: OperatorRole;
  readonly reason: string;
}

function AppointDialog({ onClose }: { readonly onClose: () => void }) {
  const action = useOperatorAction(
    (body: Appointment) => call(appointOperator, { body }),
    () => text.appointed,
  );
  return (
    <ActionDialog<Appointment>
      title={text.appointTitle}
      lead={text.appointLead}
      submit={text.appoint}
      initial={{ role: 'support' }}
      action={action}
      onClose={onClose}
    >
      <Form.Item
        name="phone"
        label={text.phone}
        rules={[{ required: true, pattern: PHONE_PATTERN, message: text.phoneWrong }]}
      >
        <Input inputMode="numeric" maxLength={11} autoFocus />
      </Form.Item>
      <Form.Item name="role" label={text.role}>
        <Radio.Group
          vertical
          options={operatorRoles.map((value) => ({
            value,
            label: `${operatorRoleNames[value]}：${text.roleMeans[value]}`,
          }))}
        />
      </Form.Item>
      <ReasonField />
    </ActionDialog>
  );
}

function DismissDialog({ entry, onClose }: { readonly entry: OperatorEntry; readonly onClose: () => void }) {
  const { userId, name } = entry;
  const action = useOperatorAction(
    ({ reason }: { reason: string }) => call(dismissOperator, { body: { userId, reason } }),
    () => text.dismissed,
  );
  return (
    <ActionDialog
      title={text.dismissTitle(name)}
      submit={text.dismiss}
      isDanger
      action={action}
      onClose={onClose}
    >
      <ReasonField />
    </ActionDialog>
  );
}
