import { type ConversionToolName, conversionChoices } from '@wenjian/api';
import { Collapse, Input, InputNumber } from 'antd';
import { convertText } from '../text.ts';
import { type OperationOptions, optionsSummary } from '../view-model/operations.ts';
import styles from './operation-options.module.css';
import { Choice, Field } from './option-field.tsx';

interface OperationOptionsPanelProps {
  readonly name: ConversionToolName;
  readonly options: OperationOptions;
  readonly onChange: (changes: Partial<OperationOptions>) => void;
}

/** Folded, with a summary of the active options; hidden when there is nothing to choose. */
export function OperationOptionsPanel({ name, options, onChange }: OperationOptionsPanelProps) {
  const summary = optionsSummary(name, options);
  if (summary === null) return null;
  const label = (
    <span className={styles.head}>
      {convertText.convert.options}
      <span className={styles.summary}>{summary}</span>
    </span>
  );
  const children = <Fields name={name} options={options} onChange={onChange} />;
  return <Collapse className={styles.panel ?? ''} items={[{ key: 'options', label, children }]} />;
}

function Fields({ name, options, onChange }: OperationOptionsPanelProps) {
  const text = convertText.options;
  switch (name) {
    case 'toText':
      return (
        <Choice
          label={text.textFormat}
          words={conversionChoices.textFormat}
          value={options.textFormat}
          onChange={(textFormat) => onChange({ textFormat })}
        />
      );
    case 'toImages':
      return (
        <Choice
          label={text.imageFormat}
          words={conversionChoices.imageFormat}
          value={options.imageFormat}
          onChange={(imageFormat) => onChange({ imageFormat })}
        />
      );
    case 'compress':
      return (
        <Choice
          label={text.quality}
          words={conversionChoices.quality}
          value={options.quality}
          onChange={(quality) => onChange({ quality })}
        />
      );
    case 'split':
      return <SplitFields options={options} onChange={onChange} />;
    case 'pageNumbers':
      return <NumberingFields options={options} onChange={onChange} />;
    default:
      return null;
  }
}

type FieldsProps = Pick<OperationOptionsPanelProps, 'options' | 'onChange'>;

function SplitFields({ options, onChange }: FieldsProps) {
  const text = convertText.options;
  return (
    <div className={styles.fields}>
      <Choice
        label={text.splitBy}
        words={text.splitBys}
        value={options.splitBy}
        onChange={(splitBy) => onChange({ splitBy })}
      />
      {options.splitBy === 'every' ? (
        <Field label={text.every}>
          {(id) => (
            <InputNumber id={id} min={1} value={options.every} onChange={(every) => onChange({ every })} />
          )}
        </Field>
      ) : (
        <Field label={text.ranges} hint={text.rangesHint}>
          {(id) => (
            <Input
              id={id}
              value={options.ranges}
              maxLength={500}
              placeholder="1-3,5,8-"
              onChange={(event) => onChange({ ranges: event.target.value })}
            />
          )}
        </Field>
      )}
    </div>
  );
}

function NumberingFields({ options, onChange }: FieldsProps) {
  const text = convertText.options;
  return (
    <div className={styles.fields}>
      <Choice
        label={text.numbering}
        words={text.numberings}
        value={options.numbering}
        onChange={(numbering) => onChange({ numbering })}
      />
      {options.numbering === 'add' && (
        <Field label={text.start}>
          {(id) => (
            <InputNumber id={id} min={0} value={options.start} onChange={(start) => onChange({ start })} />
          )}
        </Field>
      )}
    </div>
  );
}
