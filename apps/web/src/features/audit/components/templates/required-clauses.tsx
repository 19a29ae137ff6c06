import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { REQUIRED_CLAUSES_MAX, TOPIC_MAX_CHARACTERS } from '@wenjian/api';
import { Button, Input } from 'antd';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { templatesText as text } from '../../templates.text.ts';
import { addClause, type ClauseDraft, changeClause, removeClause } from '../../view-model/template-draft.ts';
import { LevelSelect } from './level-select.tsx';
import { PositionFields, WordsField } from './position-fields.tsx';
import type { TemplateEditorProps } from './template-editor.props.ts';
import styles from './templates.module.css';

/** The clauses every contract must have, with the words they are told by and the wording that comes in. */
export function RequiredClauses({ draft, isReadOnly, onChange }: TemplateEditorProps) {
  const isFull = draft.clauses.length >= REQUIRED_CLAUSES_MAX;
  return (
    <section aria-label={text.clauses}>
      <h3 className={styles.heading}>{text.clauses}</h3>
      <p className={styles.hint}>{text.clausesHint}</p>
      {draft.clauses.map((clause, index) => (
        <ClauseRow
          key={clause.id}
          clause={clause}
          number={formatCount(index + 1)}
          isReadOnly={isReadOnly}
          onChange={(part) => onChange(changeClause(draft, clause.id, part))}
          onRemove={() => onChange(removeClause(draft, clause.id))}
        />
      ))}
      {!isReadOnly && (
        <Button
          type="dashed"
          icon={<PlusOutlined />}
          disabled={isFull}
          onClick={() => onChange(addClause(draft))}
        >
          {isFull ? text.clausesFull(formatCount(REQUIRED_CLAUSES_MAX)) : text.addClause}
        </Button>
      )}
    </section>
  );
}

interface ClauseRowProps {
  readonly clause: ClauseDraft;
  readonly number: string;
  readonly isReadOnly: boolean;
  readonly onChange: (part: Partial<ClauseDraft>) => void;
  readonly onRemove: () => void;
}

function ClauseRow({ clause, number, isReadOnly, onChange, onRemove }: ClauseRowProps) {
  const name = text.clause(number);
  return (
    <div className={styles.ownRule}>
      <div className={styles.ownRuleSettings}>
        <Input
          value={clause.topic}
          maxLength={TOPIC_MAX_CHARACTERS}
          readOnly={isReadOnly}
          placeholder={text.clausePlaceholder}
          aria-label={name}
          onChange={(event) => onChange({ topic: event.target.value })}
        />
        <LevelSelect
          value={clause.level}
          label={text.levelOf(name)}
          isDisabled={isReadOnly}
          onChange={(level) => level && onChange({ level })}
        />
        {!isReadOnly && (
          <Button
            type="text"
            icon={<DeleteOutlined />}
            aria-label={text.removeClause(number)}
            onClick={onRemove}
          />
        )}
      </div>
      <WordsField
        label={text.clauseWords}
        name={text.positionOf(text.clauseWords, name)}
        value={clause.words}
        isReadOnly={isReadOnly}
        placeholder={text.clauseWordsPlaceholder}
        onChange={(words) => onChange({ words })}
      />
      <WordsField
        label={text.clauseWording}
        name={text.positionOf(text.clauseWording, name)}
        value={clause.wording}
        isReadOnly={isReadOnly}
        placeholder={text.clauseWordingPlaceholder}
        onChange={(wording) => onChange({ wording })}
      />
      <PositionFields of={name} value={clause} isReadOnly={isReadOnly} onChange={onChange} />
    </div>
  );
}
