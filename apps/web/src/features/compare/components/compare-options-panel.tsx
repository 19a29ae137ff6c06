import { DownOutlined, SettingOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Checkbox, Radio } from 'antd';
import { useState } from 'react';
import { optionsText as text } from '../options.text.ts';
import { OPTION_SWITCHES, summariseOptions } from '../view-model/compare-options.ts';
import type { CompareOptions } from '../view-model/comparison-shapes.ts';
import styles from './compare-options-panel.module.css';
import { ProfileBar } from './profile-bar.tsx';

interface CompareOptionsPanelProps {
  readonly teamId: string;
  readonly options: CompareOptions;
  readonly onOptions: (options: CompareOptions) => void;
}

/**
 * Folded, it lists the active options; unfolded, they can be changed, saved and chosen as a profile of the
 * space.
 */
export function CompareOptionsPanel({ teamId, options, onOptions }: CompareOptionsPanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.panel} aria-label={text.title}>
      <div className={styles.head}>
        <SettingOutlined aria-hidden />
        <span className={styles.title}>{text.title}</span>
        <span className={styles.summary} data-testid="compare-options-summary">
          {summariseOptions(options)}
        </span>
        <Button
          type="link"
          size="small"
          aria-expanded={isOpen}
          icon={isOpen ? <UpOutlined /> : <DownOutlined />}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? text.hide : text.show}
        </Button>
      </div>
      {isOpen && (
        <div className={styles.body}>
          <ProfileBar teamId={teamId} options={options} onOptions={onOptions} />
          <OptionSwitches options={options} onOptions={onOptions} />
        </div>
      )}
    </section>
  );
}

function OptionSwitches({ options, onOptions }: Omit<CompareOptionsPanelProps, 'teamId'>) {
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{text.ignoreHeading}</legend>
        <div className={styles.switches}>
          {OPTION_SWITCHES.map((name) => (
            <Checkbox
              key={name}
              checked={options[name]}
              onChange={(event) => onOptions({ ...options, [name]: event.target.checked })}
            >
              {text.names[name]}
              <span className={styles.hint}>{text.hints[name]}</span>
            </Checkbox>
          ))}
        </div>
        <p className={styles.note}>{text.ignoreNote}</p>
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{text.revisionsHeading}</legend>
        <Radio.Group
          value={options.revisions}
          options={(['accepted', 'rejected', 'shown'] as const).map((value) => ({
            value,
            label: text.revisionNames[value],
          }))}
          onChange={(event) => onOptions({ ...options, revisions: event.target.value })}
        />
      </fieldset>
    </>
  );
}
