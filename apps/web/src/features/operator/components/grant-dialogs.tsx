import {
  type BalanceTool,
  balanceTools,
  GRANT_DAYS_MAX,
  GRANT_USES_MAX,
  grantPlanTo,
  grantUsesTo,
  isPlanOf,
  PERSONAL_WORK_SPACE,
  type PlanName,
  planNames,
  plans,
  TEAM_WORK_SPACE,
  toolTable,
} from '@wenjian/api';
import { Form, InputNumber, Select } from 'antd';
import { call } from '../../../shared/http/client.ts';
import { useOperatorAction } from '../api/operator.query.ts';
import { peopleText as text } from '../people.text.ts';
import { ActionDialog, ReasonField } from './action-dialog.tsx';
import styles from './operator.module.css';

interface GrantDialogProps {
  readonly teamId: string;
  /** Of the person or the team. */
  readonly name: string;
  readonly onClose: () => void;
}

interface Uses {
  readonly tool: BalanceTool;
  readonly uses: number;
  readonly days: number;
  readonly reason: string;
}

const DEFAULT_USES = 10;
const DEFAULT_DAYS = 30;

export function GrantUsesDialog({ teamId, name, onClose }: GrantDialogProps) {
  const action = useOperatorAction(
    (gift: Uses) => call(grantUsesTo, { body: { teamId, ...gift } }),
    () => text.given,
  );
  return (
    <ActionDialog<Uses>
      title={text.grantUsesTitle(name)}
      submit={text.give}
      initial={{ tool: 'compare', uses: DEFAULT_USES, days: DEFAULT_DAYS }}
      action={action}
      onClose={onClose}
    >
      <Form.Item name="tool" label={text.tool}>
        <Select options={balanceTools.map((value) => ({ value, label: toolTable[value].title }))} />
      </Form.Item>
      <CountField name="uses" label={text.uses} most={GRANT_USES_MAX} />
      <CountField name="days" label={text.days} most={GRANT_DAYS_MAX} />
      <ReasonField />
    </ActionDialog>
  );
}

interface PlanGrant {
  readonly plan: PlanName;
  readonly usesPerTool?: number;
  readonly days?: number;
  readonly reason: string;
}

export function GrantPlanDialog({
  teamId,
  name,
  isPersonal,
  onClose,
}: GrantDialogProps & { readonly isPersonal: boolean }) {
  const action = useOperatorAction(
    ({ plan, reason, usesPerTool, days }: PlanGrant) =>
      call(grantPlanTo, {
        body: {
          ...{ teamId, plan, reason },
          ...(usesPerTool === undefined || days === undefined ? {} : { terms: { usesPerTool, days } }),
        },
      }),
    () => text.given,
  );
  const offered = planNames.filter((plan) =>
    isPlanOf(plan, isPersonal ? PERSONAL_WORK_SPACE : TEAM_WORK_SPACE),
  );
  return (
    <ActionDialog<PlanGrant>
      title={text.grantPlanTitle(name)}
      submit={text.give}
      initial={{ plan: isPersonal ? 'monthly' : 'basic' }}
      action={action}
      onClose={onClose}
    >
      <Form.Item name="plan" label={text.plan}>
        <Select options={offered.map((value) => ({ value, label: plans[value].label }))} />
      </Form.Item>
      <Form.Item noStyle dependencies={['plan']}>
        {({ getFieldValue }) =>
          getFieldValue('plan') === 'enterprise' ? (
            <>
              <CountField name="usesPerTool" label={text.usesPerTool} most={GRANT_USES_MAX} />
              <CountField name="days" label={text.days} most={GRANT_DAYS_MAX} />
            </>
          ) : null
        }
      </Form.Item>
      <ReasonField />
    </ActionDialog>
  );
}

interface CountFieldProps {
  readonly name: string;
  readonly label: string;
  readonly most: number;
}

function CountField({ name, label, most }: CountFieldProps) {
  return (
    <Form.Item name={name} label={label} rules={[{ required: true, message: text.wholeNumber }]}>
      <InputNumber className={styles.wideNumber ?? ''} min={1} max={most} precision={0} />
    </Form.Item>
  );
}
