import { conversionChoices, WATERMARK_MAX_CHARACTERS } from '@wenjian/api';
import { Input, Slider } from 'antd';
import type { ReactNode } from 'react';
import { convertText } from '../text.ts';
import type { OperationOptions } from '../view-model/operations.ts';
import styles from './operation-options.module.css';
import { Choice, Field } from './option-field.tsx';

interface WatermarkFieldsProps {
  readonly mark: OperationOptions['mark'];
  readonly onChange: (mark: OperationOptions['mark']) => void;
}

const ANGLES = { min: -90, max: 90, step: 5 } as const;
const OPACITIES = { min: 0.05, max: 1, step: 0.05 } as const;

export function WatermarkFields({ mark, onChange }: WatermarkFieldsProps) {
  const text = convertText.mark;
  return (
    <div className={styles.fields}>
      <Field label={text.text}>
        {(id) => (
          <Input
            id={id}
            value={mark.text}
            maxLength={WATERMARK_MAX_CHARACTERS}
            showCount
            onChange={(event) => onChange({ ...mark, text: event.target.value })}
          />
        )}
      </Field>
      <div className={styles.pair}>
        <Choice
          label={text.layout}
          words={conversionChoices.layout}
          value={mark.layout}
          onChange={(layout) => onChange({ ...mark, layout })}
        />
        <Choice
          label={text.size}
          words={conversionChoices.size}
          value={mark.size}
          onChange={(size) => onChange({ ...mark, size })}
        />
      </div>
      <div className={styles.pair}>
        <Level label={`${text.angle} ${text.angleValue(mark.angle)}`}>
          <Slider
            {...ANGLES}
            value={mark.angle}
            ariaLabelForHandle={text.angle}
            tooltip={{ open: false }}
            onChange={(angle) => onChange({ ...mark, angle })}
          />
        </Level>
        <Level label={`${text.opacity} ${text.opacityValue(mark.opacity)}`}>
          <Slider
            {...OPACITIES}
            value={mark.opacity}
            ariaLabelForHandle={text.opacity}
            tooltip={{ open: false }}
            onChange={(opacity) => onChange({ ...mark, opacity })}
          />
        </Level>
      </div>
    </div>
  );
}

function Level({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.level}>
      <span>{label}</span>
      {children}
    </div>
  );
}
