import { ShareAltOutlined } from '@ant-design/icons';
import { Badge, Button } from 'antd';
import { type Ref, useState } from 'react';
import { BADGE_MAX } from '../../../shared/theme/tokens.ts';
import { useCollaboration } from '../api/use-collaboration.ts';
import { collaborationText as text } from '../text.ts';
import type { Product } from '../view-model/shapes.ts';
import { ShareDialog } from './share-dialog.tsx';

interface ShareButtonProps {
  readonly product: Product;
  readonly link: string;
  /** Pending requests are read only once the document is shown. */
  readonly isShown: boolean;
  readonly buttonRef: Ref<HTMLButtonElement>;
  readonly wordClass: string | undefined;
}

/** On the icon, not beside the button. */
const BADGE_OFFSET_PX: [number, number] = [-8, 6];

export function ShareButton({ product, link, isShown, buttonRef, wordClass }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useCollaboration(product, isShown);
  const waiting = data?.requests.length ?? 0;
  return (
    <>
      <Badge
        count={waiting}
        overflowCount={BADGE_MAX}
        size="small"
        title={text.waiting(waiting)}
        offset={BADGE_OFFSET_PX}
      >
        <Button ref={buttonRef} type="text" icon={<ShareAltOutlined />} onClick={() => setOpen(true)}>
          <span className={wordClass}>{text.share}</span>
        </Button>
      </Badge>
      {isOpen && <ShareDialog product={product} link={link} onClose={() => setOpen(false)} />}
    </>
  );
}
