import { CheckCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { type ReactNode, useState } from 'react';
import { coverageText as text } from './coverage-list.text.ts';
import { coverageSummary } from './coverage-summary.ts';

interface CoverageButtonProps {
  /** How much was not examined. */
  readonly open: number;
  /** The details. */
  readonly children: ReactNode;
}

/** A button with a summary, a drawer with the details. */
export function CoverageButton({ open, children }: CoverageButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <CoverageSummary open={open} onOpen={() => setOpen(true)} />
      <Drawer open={isOpen} title={text.title} onClose={() => setOpen(false)}>
        {children}
      </Drawer>
    </>
  );
}

interface CoverageSummaryProps {
  readonly open: number;
  readonly onOpen: () => void;
}

/** The same words at the end of every result, wherever its details are. */
export function CoverageSummary({ open, onOpen }: CoverageSummaryProps) {
  const icon = open === 0 ? <CheckCircleOutlined /> : <ExclamationCircleOutlined />;
  return (
    <Button type="text" size="small" icon={icon} onClick={onOpen}>
      {text.title}：{coverageSummary(open)}
    </Button>
  );
}
