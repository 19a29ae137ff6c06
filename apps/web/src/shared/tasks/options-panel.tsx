import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import styles from './options-panel.module.css';

interface OptionsPanelProps {
  readonly icon: ReactNode;
  readonly title: string;
  /** The active options, in a line. */
  readonly summary: string;
  readonly testId: string;
  readonly words: { readonly show: string; readonly hide: string };
  readonly children: ReactNode;
  /** Shown whether it is folded or not. */
  readonly foot?: ReactNode;
}

/** The options of a new task: folded, it lists the active ones; unfolded, they can be changed. */
export function OptionsPanel(props: OptionsPanelProps) {
  const { icon, title, summary, testId, words, children, foot } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.panel} aria-label={title}>
      <div className={styles.head}>
        {icon}
        <span className={styles.title}>{title}</span>
        <span className={styles.summary} data-testid={testId}>
          {summary}
        </span>
        <Button
          type="link"
          size="small"
          aria-expanded={isOpen}
          icon={isOpen ? <UpOutlined /> : <DownOutlined />}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.hide : words.show}
        </Button>
      </div>
      {isOpen && <div className={styles.body}>{children}</div>}
      {foot}
    </section>
  );
}
