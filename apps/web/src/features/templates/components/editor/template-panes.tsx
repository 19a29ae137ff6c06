import { Grid, Splitter } from 'antd';
import type { ReactNode } from 'react';
import { MIN_TEMPLATE_WIDTH } from '../../view-model/min-template-width.ts';
import styles from '../templates.module.css';

interface TemplatePanesProps {
  readonly template: ReactNode;
  readonly side: ReactNode;
}

/** The template beside its form or fields; above them where each would have less than a line of it, beside the menu of a small desktop too. */
export function TemplatePanes({ template, side }: TemplatePanesProps) {
  const hasRoom = Grid.useBreakpoint().xl ?? true;
  if (!hasRoom)
    return (
      <>
        <div className={styles.stacked}>{template}</div>
        {side}
      </>
    );
  return (
    <Splitter className={styles.panes ?? ''}>
      <Splitter.Panel min={`${MIN_TEMPLATE_WIDTH}%`} defaultSize="58%">
        {template}
      </Splitter.Panel>
      <Splitter.Panel min={`${MIN_TEMPLATE_WIDTH}%`}>{side}</Splitter.Panel>
    </Splitter>
  );
}
