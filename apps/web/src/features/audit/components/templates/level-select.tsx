import { type RiskLevel, riskLevels } from '@wenjian/api';
import { Select } from 'antd';
import { auditText } from '../../text.ts';

interface LevelSelectProps {
  /** Null: the rule's own level. */
  readonly value: RiskLevel | null;
  readonly label: string;
  /** The label for null, where null can be chosen. */
  readonly defaultLabel?: string;
  readonly isDisabled?: boolean;
  readonly onChange: (level: RiskLevel | null) => void;
}

const DEFAULT = 'default';
const WIDTH = { width: 104 };

export function LevelSelect({ value, label, defaultLabel, isDisabled = false, onChange }: LevelSelectProps) {
  const levels = riskLevels.map((level) => ({ value: level, label: auditText.levels[level] }));
  return (
    <Select<string>
      style={WIDTH}
      value={value ?? DEFAULT}
      aria-label={label}
      disabled={isDisabled}
      options={defaultLabel === undefined ? levels : [{ value: DEFAULT, label: defaultLabel }, ...levels]}
      onChange={(chosen) => onChange(riskLevels.find((level) => level === chosen) ?? null)}
    />
  );
}
