import { Empty, Space } from 'antd';
import type { ReactNode } from 'react';
import styles from './task-list.module.css';

interface ListEmptyProps {
  readonly title: string;
  readonly detail: string;
  readonly actions: ReactNode;
  readonly note: string;
}

/** An empty list: the next step, and a sample to try. */
export function ListEmpty({ title, detail, actions, note }: ListEmptyProps) {
  return (
    <div className={styles.empty}>
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={null} />
      <h2 className={styles.emptyTitle}>{title}</h2>
      <p className={styles.emptyDetail}>{detail}</p>
      <Space wrap>{actions}</Space>
      <p className={styles.emptyNote}>{note}</p>
    </div>
  );
}
