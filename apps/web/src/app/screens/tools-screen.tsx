import { Typography } from 'antd';
import { tools } from '../../shared/tools/tool-catalogue.ts';
import { screensText as text } from './screens.text.ts';
import styles from './workbench-screen.module.css';
import { ToolCard } from './workbench-screen.tsx';

/** Auxiliary tools, flagged with a free usage limit. */
export function ToolsScreen() {
  return (
    <div className={styles.page}>
      <div>
        <Typography.Title level={1} className={styles.title ?? ''}>
          {text.toolsTitle}
        </Typography.Title>
        <p className={styles.lead}>{text.toolsLead}</p>
      </div>
      <div className={styles.tools}>
        <ToolCard tool={tools.convert} />
        <ToolCard tool={tools.ocr} />
      </div>
    </div>
  );
}
