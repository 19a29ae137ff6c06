import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { BatchBar } from '../../../shared/upload/batch-bar.tsx';
import type { UploadItem } from '../../../shared/upload/upload-entry.ts';
import { UploadRow } from '../../../shared/upload/upload-row.tsx';
import type { Uploader } from '../../../shared/upload/uploader.ts';
import { convertText } from '../text.ts';
import styles from './file-queue.module.css';

interface FileQueueProps {
  readonly items: readonly UploadItem[];
  readonly uploader: Uploader;
  /** For ordered files: rows can be dragged, or moved with buttons from the keyboard. */
  readonly onMove: ((from: number, to: number) => void) | null;
}

export function FileQueue({ items, uploader, onMove }: FileQueueProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const text = convertText.convert;
  const drop = (to: number) => {
    if (dragged !== null) onMove?.(dragged, to);
    setDragged(null);
  };
  return (
    <>
      {onMove && items.length > 1 && <p className={styles.note}>{text.order}</p>}
      <BatchBar items={items} onRetry={(id) => uploader.retry(id)} />
      <ol className={styles.queue}>
        {items.map((item, index) => (
          <li
            key={item.id}
            className={styles.item}
            data-dragged={index === dragged}
            draggable={onMove !== null}
            onDragStart={(event) => {
              // Firefox drags only elements with data.
              event.dataTransfer.setData('text/plain', item.name);
              setDragged(index);
            }}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={() => drop(index)}
          >
            {onMove && <HolderOutlined className={styles.handle} title={text.drag} />}
            <div className={styles.row}>
              <UploadRow item={item} uploader={uploader} />
            </div>
            {onMove && <MoveButtons name={item.name} index={index} count={items.length} onMove={onMove} />}
          </li>
        ))}
      </ol>
    </>
  );
}

interface MoveButtonsProps {
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (from: number, to: number) => void;
}

function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  const text = convertText.convert;
  return (
    <span className={styles.moves}>
      <Button
        type="text"
        size="small"
        icon={<ArrowUpOutlined />}
        aria-label={text.up(name)}
        disabled={index === 0}
        onClick={() => onMove(index, index - 1)}
      />
      <Button
        type="text"
        size="small"
        icon={<ArrowDownOutlined />}
        aria-label={text.down(name)}
        disabled={index === count - 1}
        onClick={() => onMove(index, index + 1)}
      />
    </span>
  );
}
