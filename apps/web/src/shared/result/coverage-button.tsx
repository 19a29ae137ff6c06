import { CheckCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { type ReactNode, useState } from 'react';
import { formatCount } from '../format/format-count.ts';
import { coverageText as text } from './coverage-list.text.ts';
import { type Coverage, CoverageList } from './coverage-list.tsx';

interface CoverageButtonProps {
  readonly coverage: Coverage;
  /** What the tool itself did not check, besides the document's parts. */
  readonly moreOpen?: number;
  /** Below the document's parts. */
  readonly children: ReactNode;
}

/** A button with a summary, a drawer with the details. */
export function CoverageButton({ coverage, moreOpen = 0, children }: CoverageButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const open = coverage.notExamined.length + moreOpen;
  const short = open === 0 ? text.all : text.open(formatCount(open));
  const icon = open === 0 ? <CheckCircleOutlined /> : <ExclamationCircleOutlined />;
  return (
    <>
      <Button type="text" size="small" icon={icon} onClick={() => setOpen(true)}>
        {text.title}：{short}
      </Button>
      <Drawer open={isOpen} title={text.title} onClose={() => setOpen(false)}>
        <CoverageList coverage={coverage} />
        {children}
      </Drawer>
    </>
  );
}
