import { LinkOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { publicLinkText } from '../../../../shared/result/public-link-dialog.text.ts';
import type { Audit } from '../../view-model/audit-shapes.ts';
import { ShareDialog } from '../share-dialog.tsx';

/** The result for people without an account; sharing with named people is in the header of every result page. */
export function ResultShare({ audit }: { readonly audit: Audit }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={<LinkOutlined />} onClick={() => setOpen(true)}>
        {publicLinkText.open}
      </Button>
      {isOpen && <ShareDialog audit={audit} onClose={() => setOpen(false)} />}
    </>
  );
}
