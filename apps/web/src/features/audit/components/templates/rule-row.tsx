import { Button, Checkbox, InputNumber, Tag } from 'antd';
import { useId, useState } from 'react';
import { templatesText as text } from '../../templates.text.ts';
import { auditText } from '../../text.ts';
import type { AuditRule } from '../../view-model/audit-shapes.ts';
import { changeThreshold, isChanged, type RuleSetting } from '../../view-model/template-draft.ts';
import { storedValue, type ThresholdView, thresholdViews } from '../../view-model/threshold-view.ts';
import { LevelSelect } from './level-select.tsx';
import { PositionFields, WordsField } from './position-fields.tsx';
import styles from './rule-row.module.css';

interface RuleRowProps {
  readonly rule: AuditRule;
  readonly setting: RuleSetting;
  readonly isReadOnly: boolean;
  readonly onChange: (part: Partial<RuleSetting>) => void;
}

export function RuleRow({ rule, setting, isReadOnly, onChange }: RuleRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const settingsId = useId();
  return (
    <div className={styles.rule}>
      <div className={styles.line}>
        {isReadOnly ? (
          <span className={styles.title}>{rule.title}</span>
        ) : (
          <Checkbox
            className={styles.title ?? ''}
            checked={setting.isOn}
            onChange={(event) => onChange({ isOn: event.target.checked })}
          >
            {rule.title}
          </Checkbox>
        )}
        {isChanged(setting) && setting.isOn && <Tag>{text.changed}</Tag>}
        {setting.isOn && (
          <Button
            type="link"
            size="small"
            aria-expanded={isOpen}
            aria-controls={settingsId}
            aria-label={text.settingsOf(rule.title)}
            onClick={() => setIsOpen(!isOpen)}
          >
            {text.settings}
          </Button>
        )}
      </div>
      <p className={styles.examines}>{rule.examines}</p>
      {isOpen && setting.isOn && (
        <div className={styles.settings} id={settingsId}>
          <RuleSettings rule={rule} setting={setting} isReadOnly={isReadOnly} onChange={onChange} />
        </div>
      )}
    </div>
  );
}

function RuleSettings({ rule, setting, isReadOnly, onChange }: RuleRowProps) {
  return (
    <>
      <div className={styles.setting}>
        <span className={styles.label}>{text.level}</span>
        <LevelSelect
          value={setting.level}
          label={text.levelOf(rule.title)}
          defaultLabel={text.defaultLevel}
          isDisabled={isReadOnly}
          onChange={(level) => onChange({ level })}
        />
        <span className={styles.hint}>{levelsLine(rule)}</span>
      </div>
      {thresholdViews(rule.thresholds, setting.thresholds).map((view) => (
        <ThresholdField
          key={view.name}
          view={view}
          isReadOnly={isReadOnly}
          onChange={(shown) =>
            onChange(
              changeThreshold(
                setting,
                view.name,
                storedValue(view.name, shown),
                rule.thresholds[view.name] ?? 0,
              ),
            )
          }
        />
      ))}
      <PositionFields of={rule.title} value={setting} isReadOnly={isReadOnly} onChange={onChange} />
      {!(isReadOnly && setting.wording === '') && (
        <WordsField
          label={text.wording}
          name={text.positionOf(text.wording, rule.title)}
          value={setting.wording}
          isReadOnly={isReadOnly}
          placeholder={text.wordingPlaceholder}
          onChange={(wording) => onChange({ wording })}
        />
      )}
    </>
  );
}

interface ThresholdFieldProps {
  readonly view: ThresholdView;
  readonly isReadOnly: boolean;
  readonly onChange: (shown: number) => void;
}

function ThresholdField({ view, isReadOnly, onChange }: ThresholdFieldProps) {
  const id = useId();
  return (
    <div className={styles.setting}>
      <label className={styles.label} htmlFor={id}>
        {view.label}
      </label>
      <InputNumber
        id={id}
        min={0}
        value={view.value}
        disabled={isReadOnly}
        suffix={view.unit}
        onChange={(value) => {
          if (value !== null) onChange(value);
        }}
      />
      <span className={styles.hint}>{view.hint}</span>
    </div>
  );
}

function levelsLine({ levels }: AuditRule): string {
  const word = (side: keyof typeof levels) => {
    const level = levels[side];
    return level === null ? text.noRisk : auditText.levels[level];
  };
  return text.levelsBySide(word('payer'), word('performer'), word('neutral'));
}
