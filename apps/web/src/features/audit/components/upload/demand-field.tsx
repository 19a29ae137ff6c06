import { CUSTOM_DEMAND_MAX_CHARACTERS } from '@wenjian/api';
import { Button, Input } from 'antd';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { useAuditRules } from '../../api/use-audit-rules.ts';
import { auditText } from '../../text.ts';
import { addDemand, demandCount } from '../../view-model/demand-lines.ts';
import styles from './choice-field.module.css';

interface DemandFieldProps {
  readonly value: string;
  readonly onChange: (demand: string) => void;
}

const ROWS = { minRows: 3, maxRows: 10 };

export function DemandField({ value, onChange }: DemandFieldProps) {
  const text = auditText.choice;
  const model = useAuditRules().data?.model;
  const count = demandCount(value);
  return (
    <div>
      <div className={styles.head}>
        <label className={styles.title} htmlFor="audit-demand">
          {text.demand}
        </label>
        <span className={styles.hint}>
          {count === 0
            ? text.demandOptional
            : text.demandCount(
                formatCount(count),
                formatCount(value.trim().length),
                formatCount(CUSTOM_DEMAND_MAX_CHARACTERS),
              )}
        </span>
      </div>
      <Input.TextArea
        id="audit-demand"
        autoSize={ROWS}
        value={value}
        placeholder={text.demandPlaceholder}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className={styles.examples}>
        <span className={styles.hint}>{text.examples}</span>
        {text.demandExamples.map((example) => (
          <Button
            key={example}
            size="small"
            className={styles.example ?? ''}
            onClick={() => onChange(addDemand(value, example))}
          >
            {example}
          </Button>
        ))}
      </div>
      {model === null && <p className={styles.warning}>{text.noModelDemand}</p>}
    </div>
  );
}
