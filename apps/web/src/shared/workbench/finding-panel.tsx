import { Button, Empty, Tabs } from 'antd';
import type { ReactNode } from 'react';
import { formatCount } from '../format/format-count.ts';
import styles from './panel.module.css';
import { workbenchText as text } from './workbench.text.ts';

interface FindingPanelProps {
  readonly label: string;
  /** Connectors end beside its cards. */
  readonly isConnected?: boolean;
  readonly children: ReactNode;
}

/** The panel beside the documents: counts, filters, the list, and what concerns all of it. */
export function FindingPanel({ label, isConnected, children }: FindingPanelProps) {
  return (
    <aside className={styles.panel} aria-label={label} data-connected={isConnected || undefined}>
      {children}
    </aside>
  );
}

interface PanelHeadProps {
  /** The counts. */
  readonly children: ReactNode;
  readonly tools?: ReactNode;
}

export function PanelHead({ children, tools }: PanelHeadProps) {
  return (
    <div className={styles.head}>
      {children}
      <span className={styles.tools}>{tools}</span>
    </div>
  );
}

interface PanelTabsProps<Tab extends string> {
  /** Null where nothing is counted, or not yet. */
  readonly tabs: readonly { readonly key: Tab; readonly label: string; readonly count: number | null }[];
  readonly shown: Tab;
  readonly onShow: (tab: Tab) => void;
}

/** Six tabs with their counts fit into the panel. */
const TAB_GAP_PX = 12;

export function PanelTabs<Tab extends string>({ tabs, shown, onShow }: PanelTabsProps<Tab>) {
  return (
    <Tabs
      size="small"
      tabBarGutter={TAB_GAP_PX}
      className={styles.tabs ?? ''}
      activeKey={shown}
      items={tabs.map(({ key, label, count }) => ({
        key,
        label: count === null ? label : `${label} ${formatCount(count)}`,
      }))}
      onChange={(key) => {
        const chosen = tabs.find((tab) => tab.key === key);
        if (chosen) onShow(chosen.key);
      }}
    />
  );
}

/** A line below the list. */
export function PanelFold({ children, ...data }: { readonly children: ReactNode }) {
  return (
    <div {...data} className={styles.fold}>
      {children}
    </div>
  );
}

interface NothingShownProps {
  readonly words: string;
  readonly detail?: string | undefined;
  /** Where a filter hides findings. */
  readonly onClear?: (() => void) | undefined;
}

/** Nothing found is a result too: then it says what was looked at. */
export function NothingShown({ words, detail, onClear }: NothingShownProps) {
  return (
    <div className={styles.none}>
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words} />
      {detail !== undefined && <p className={styles.noneDetail}>{detail}</p>}
      {onClear && <Button onClick={onClear}>{text.clearFilters}</Button>}
    </div>
  );
}
