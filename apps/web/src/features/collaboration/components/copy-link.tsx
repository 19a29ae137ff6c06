import { LinkOutlined } from '@ant-design/icons';
import { Button, Input, type InputRef, Space } from 'antd';
import { useRef } from 'react';
import { showToast } from '../../../shared/ui/toast.ts';
import { collaborationText as text } from '../text.ts';
import styles from './share.module.css';

interface CopyLinkProps {
  readonly link: string;
  readonly hint: string | null;
}

/** The field is there for browsers that do not let a page write to the clipboard. */
export function CopyLink({ link, hint }: CopyLinkProps) {
  const field = useRef<InputRef>(null);
  const copy = async () => {
    const isCopied = (await writeClipboard(link)) || copySelected(field.current);
    showToast(
      isCopied ? { kind: 'success', message: text.copied } : { kind: 'warning', message: text.copyByHand },
    );
  };
  return (
    <section>
      <Space.Compact block>
        <Input
          ref={field}
          readOnly
          value={link}
          aria-label={text.link}
          prefix={<LinkOutlined />}
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={() => void copy()}>{text.copy}</Button>
      </Space.Compact>
      {hint && <p className={styles.hint}>{hint}</p>}
    </section>
  );
}

/** On plain http there is no clipboard at all. */
async function writeClipboard(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value);
    return true;
  } catch {
    return false;
  }
}

/** Deprecated, but the only way without the clipboard; in any case the link stays selected. */
function copySelected(field: InputRef | null): boolean {
  field?.focus();
  field?.select();
  return document.execCommand?.('copy') ?? false;
}
