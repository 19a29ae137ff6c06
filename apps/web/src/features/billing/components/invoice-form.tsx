import { type Invoice, invoice as invoiceShape } from '@wenjian/api';
import { Checkbox, Form, Input, Radio } from 'antd';
import { paymentText, invoiceText as text } from '../payment.text.ts';

interface InvoiceFormProps {
  /** Null while a field is missing or wrong. */
  readonly onChange: (invoice: Invoice | null) => void;
}

interface Fields {
  readonly kind?: Invoice['kind'];
  readonly title?: string;
  readonly taxNumber?: string;
  readonly email?: string;
}

/** The recipient of the invoice and the address it is sent to. */
export function InvoiceForm({ onChange }: InvoiceFormProps) {
  const [form] = Form.useForm<Fields>();
  const kind = Form.useWatch('kind', form) ?? 'receipt';
  return (
    <Form
      form={form}
      layout="vertical"
      size="middle"
      initialValues={{ kind: 'receipt' }}
      onValuesChange={(_, fields) => onChange(readInvoice(fields))}
    >
      <Form.Item name="kind" label={text.kind}>
        <Radio.Group options={Object.entries(text.kinds).map(([value, label]) => ({ value, label }))} />
      </Form.Item>
      <Form.Item name="title" label={text.title} rules={[{ required: true, message: text.titleRequired }]}>
        <Input maxLength={100} />
      </Form.Item>
      {kind === 'company' && (
        <Form.Item
          name="taxNumber"
          label={text.taxNumber}
          rules={[{ required: true, pattern: /^[0-9A-Za-z]{15,20}$/, message: text.taxNumberInvalid }]}
        >
          <Input maxLength={20} />
        </Form.Item>
      )}
      <Form.Item
        name="email"
        label={text.email}
        rules={[{ required: true, type: 'email', message: text.emailInvalid }]}
      >
        <Input maxLength={100} />
      </Form.Item>
    </Form>
  );
}

/** A tax number typed before the kind was changed is not sent. */
function readInvoice({ taxNumber, ...fields }: Fields): Invoice | null {
  const parsed = invoiceShape.safeParse(fields.kind === 'company' ? { ...fields, taxNumber } : fields);
  return parsed.success ? parsed.data : null;
}

interface InvoiceToggleProps extends InvoiceFormProps {
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

export function InvoiceToggle({ isOpen, onToggle, onChange }: InvoiceToggleProps) {
  return (
    <>
      <Checkbox
        checked={isOpen}
        onChange={({ target }) => {
          onToggle(target.checked);
          onChange(null);
        }}
      >
        {paymentText.invoiceToggle}
      </Checkbox>
      {isOpen && <InvoiceForm onChange={onChange} />}
    </>
  );
}
