import { Button } from 'antd';
import { useAuditRules } from '../../api/use-audit-rules.ts';
import { auditText } from '../../text.ts';
import styles from './choice-field.module.css';

/** Whether a language model will read the contract: to be known before it is sent anywhere. */
export function ModelNote() {
  const text = auditText.choice;
  const { data, isError, refetch } = useAuditRules();
  if (data)
    return (
      <p className={styles.note}>{data.model === null ? text.rulesOnly : text.modelReads(data.model)}</p>
    );
  if (!isError) return null;
  return (
    <p className={styles.warning}>
      {text.modelUnknown}
      <Button type="link" size="small" onClick={() => refetch()}>
        {auditText.common.refresh}
      </Button>
    </p>
  );
}
