import { Drawer } from 'antd';
import styles from './result-layout.module.css';
import { resultText as text } from './result-layout.text.ts';

export function HelpDrawer({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  return (
    <Drawer title={text.helpTitle} open={isOpen} onClose={onClose} size={380}>
      {text.helpSections.map((section) => (
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
          {text.keys.map(({ keys, does }) => (
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
