import { Drawer } from 'antd';
import { type HelpWords, helpText as text } from './help.text.ts';
import styles from './result-layout.module.css';

interface HelpDrawerProps {
  readonly help: HelpWords;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function HelpDrawer({ help, isOpen, onClose }: HelpDrawerProps) {
  return (
    <Drawer title={text.title} open={isOpen} onClose={onClose} size={380}>
      {help.sections.map((section) => (
        <section key={section.heading} className={styles.helpSection}>
          <h3>{section.heading}</h3>
          <ul>
            {section.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
      <section className={styles.helpSection}>
        <h3>{text.keysHeading}</h3>
        <dl className={styles.keys}>
          {help.keys.map(({ keys, does }) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Drawer>
  );
}
