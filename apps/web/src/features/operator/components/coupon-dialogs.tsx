import {
  type CouponKindEntry,
  createCouponKind,
  giveCouponTo,
  PHONE_PATTERN,
  type PlanName,
  planNames,
  plans,
} from '@wenjian/api';
import { Checkbox, Form, Input, InputNumber, Select } from 'antd';
import { call } from '../../../shared/http/client.ts';
import { useOperatorAction } from '../api/operator.query.ts';
import { couponText as text } from '../sales.text.ts';
import { ActionDialog } from './action-dialog.tsx';
import styles from './operator.module.css';

const FEN = 100;
const DEFAULT_DAYS = 30;
const CODE = /^[A-Za-z0-9-]{3,32}$/;
const sold = planNames.filter((name) => (plans[name].priceFen ?? 0) > 0);

interface NewKind {
  readonly code: string;
  readonly name: string;
  readonly off: number;
  readonly least?: number | null;
  readonly plans?: PlanName[];
  readonly days: number;
  readonly quantity?: number | null;
  readonly isActivity?: boolean;
}

export function CreateCouponDialog({ onClose }: { readonly onClose: () => void }) {
  const action = useOperatorAction(
    ({ code, name, off, least, plans: chosen = [], days, quantity, isActivity = false }: NewKind) =>
      call(createCouponKind, {
        body: {
          ...{ code, name, isActivity },
          discountFen: Math.round(off * FEN),
          minPriceFen: Math.round((least ?? 0) * FEN),
          plans: chosen.length === 0 ? null : chosen,
          validDays: days,
          quantity: quantity ?? null,
        },
      }),
    () => text.created,
  );
  return (
    <ActionDialog<NewKind>
      title={text.create}
      lead={text.createLead}
      submit={text.create}
      initial={{ days: DEFAULT_DAYS }}
      action={action}
      onClose={onClose}
    >
      <Form.Item
        name="code"
        label={text.fields.code}
        extra={text.fields.codeMeans}
        rules={[{ required: true, pattern: CODE, message: text.codeWrong }]}
      >
        <Input maxLength={32} autoFocus />
      </Form.Item>
      <Form.Item
        name="name"
        label={text.fields.name}
        rules={[{ required: true, whitespace: true, message: text.required }]}
      >
        <Input maxLength={40} />
      </Form.Item>
      <AmountField name="off" label={text.fields.off} least={0.01} isRequired decimals={2} />
      <AmountField name="least" label={text.fields.least} least={0} decimals={2} />
      <Form.Item name="plans" label={text.fields.plans}>
        <Select mode="multiple" options={sold.map((value) => ({ value, label: plans[value].label }))} />
      </Form.Item>
      <AmountField name="days" label={text.fields.days} least={1} isRequired />
      <AmountField name="quantity" label={text.fields.quantity} least={1} />
      <Form.Item name="isActivity" valuePropName="checked">
        <Checkbox>{text.fields.activity}</Checkbox>
      </Form.Item>
    </ActionDialog>
  );
}

interface AmountFieldProps {
  readonly name: string;
  readonly label: string;
  readonly least: number;
  readonly isRequired?: boolean;
  readonly decimals?: number;
}

const MOST = 999_999;

function AmountField({ name, label, least, isRequired = false, decimals = 0 }: AmountFieldProps) {
  return (
    <Form.Item name={name} label={label} rules={[{ required: isRequired, message: text.required }]}>
      <InputNumber className={styles.wideNumber ?? ''} min={least} max={MOST} precision={decimals} />
    </Form.Item>
  );
}

interface GiveCouponDialogProps {
  readonly kind: CouponKindEntry;
  readonly onClose: () => void;
}

export function GiveCouponDialog({ kind: { code, name }, onClose }: GiveCouponDialogProps) {
  const action = useOperatorAction(
    ({ phone }: { phone: string }) => call(giveCouponTo, { body: { phone, code } }),
    () => text.given,
  );
  return (
    <ActionDialog title={text.giveTitle(name)} submit={text.give} action={action} onClose={onClose}>
      <Form.Item
        name="phone"
        label={text.fields.phone}
        rules={[{ required: true, pattern: PHONE_PATTERN, message: text.phoneWrong }]}
      >
        <Input inputMode="numeric" maxLength={11} autoFocus />
      </Form.Item>
    </ActionDialog>
  );
}
