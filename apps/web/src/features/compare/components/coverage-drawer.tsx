import { CheckCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { resultText as text } from '../result.text.ts';
import type { ComparisonResult } from '../view-model/comparison-shapes.ts';
import { coverageSummary } from '../view-model/coverage-view.ts';
import { CoverageSides } from './coverage-sides.tsx';

/** A button with a summary, a drawer with the details. */
export function CoverageDrawer({ result }: { readonly result: ComparisonResult }) {
  const [isOpen, setIsOpen] = useState(false);
  const hasGaps = result.coverage.notExamined.length > 0;
  return (
    <>
      <Button
        type="text"
        size="small"
        icon={hasGaps ? <ExclamationCircleOutlined /> : <CheckCircleOutlined />}
        onClick={() => setIsOpen(true)}
      >
        {text.coverage}：{coverageSummary(result.coverage)}
      </Button>
      <Drawer open={isOpen} title={text.coverage} onClose={() => setIsOpen(false)}>
        <CoverageSides result={result} />
      </Drawer>
    </>
  );
}
