import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { OWN_RULE_MAX_CHARACTERS, OWN_RULES_MAX } from '@wenjian/api';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { templatesText as text } from '../../templates.text.ts';
import {
  addOwnRule,
  changeOwnRule,
  hasPositions,
  type OwnRuleDraft,
  removeOwnRule,
} from '../../view-model/template-draft.ts';
import { LevelSelect } from './level-select.tsx';
import { PositionFields } from './position-fields.tsx';
import type { TemplateEditorProps } from './template-editor.props.ts';
import styles from './templates.module.css';

/** The team's own rules in plain language. */
export function OwnRules({ draft, isReadOnly, catalogue, onChange }: TemplateEditorProps) {
  const isFull = draft.ownRules.length >= OWN_RULES_MAX;
  return (
    <section aria-label={text.ownRules}>
      <h3 className={styles.heading}>{text.ownRules}</h3>
      <p className={styles.hint}>{text.ownRulesHint}</p>
      {catalogue.model === null && <p className={styles.warning}>{text.noModel}</p>}
      {draft.ownRules.map((rule, index) => (
        <OwnRuleRow
          key={rule.id}
          rule={rule}
          number={formatCount(index + 1)}
          isReadOnly={isReadOnly}
          onChange={(part) => onChange(changeOwnRule(draft, rule.id, part))}
          onRemove={() => onChange(removeOwnRule(draft, rule.id))}
        />
      ))}
      {!isReadOnly && (
        <Button
          type="dashed"
          icon={<PlusOutlined />}
          disabled={isFull}
          onClick={() => onChange(addOwnRule(draft))}
        >
          {isFull ? text.ownRulesFull(formatCount(OWN_RULES_MAX)) : text.addOwnRule}
        </Button>
      )}
    </section>
  );
}

interface OwnRuleRowProps {
  readonly rule: OwnRuleDraft;
  readonly number: string;
  readonly isReadOnly: boolean;
  readonly onChange: (part: Partial<OwnRuleDraft>) => void;
  readonly onRemove: () => void;
}

const ROWS = { minRows: 1, maxRows: 6 };

function OwnRuleRow({ rule, number, isReadOnly, onChange, onRemove }: OwnRuleRowProps) {
  const [isOpen, setIsOpen] = useState(() => hasPositions(rule));
  return (
    <div className={styles.ownRule}>
      <Input.TextArea
        autoSize={ROWS}
        value={rule.text}
        maxLength={OWN_RULE_MAX_CHARACTERS}
        readOnly={isReadOnly}
        placeholder={text.ownRulePlaceholder}
        aria-label={text.ownRule(number)}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <div className={styles.ownRuleSettings}>
        <LevelSelect
          value={rule.level}
          label={text.levelOf(text.ownRule(number))}
          isDisabled={isReadOnly}
          onChange={(level) => level && onChange({ level })}
        />
        <Button
          type="link"
          aria-expanded={isOpen}
          aria-label={text.positionsOpenOf(text.ownRule(number))}
          onClick={() => setIsOpen(!isOpen)}
        >
          {text.positionsOpen}
        </Button>
        {!isReadOnly && (
          <Button
            type="text"
            icon={<DeleteOutlined />}
            aria-label={text.removeOwnRule(number)}
            onClick={onRemove}
          />
        )}
      </div>
      {isOpen && (
        <PositionFields of={text.ownRule(number)} value={rule} isReadOnly={isReadOnly} onChange={onChange} />
      )}
    </div>
  );
}
