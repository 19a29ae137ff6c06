import { SettingOutlined } from '@ant-design/icons';
import { Checkbox, Radio } from 'antd';
import { OptionsPanel } from '../../../../shared/tasks/options-panel.tsx';
import { optionsText as text } from '../../options.text.ts';
import { OPTION_SWITCHES, summariseOptions } from '../../view-model/compare-options.ts';
import type { CompareOptions } from '../../view-model/comparison-shapes.ts';
import styles from './compare-options-panel.module.css';
import { ProfileBar } from './profile-bar.tsx';

interface CompareOptionsPanelProps {
  readonly teamId: string;
  readonly options: CompareOptions;
  readonly onOptions: (options: CompareOptions) => void;
}

/** They can also be saved and chosen as a profile of the space. */
export function CompareOptionsPanel({ teamId, options, onOptions }: CompareOptionsPanelProps) {
  return (
    <OptionsPanel
      icon={<SettingOutlined aria-hidden />}
      title={text.title}
      summary={summariseOptions(options)}
      testId="compare-options-summary"
      words={text}
    >
      <ProfileBar teamId={teamId} options={options} onOptions={onOptions} />
      <OptionSwitches options={options} onOptions={onOptions} />
    </OptionsPanel>
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
