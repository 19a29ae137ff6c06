import { useMemo } from 'react';
import { resultText as text } from '../result.text.ts';
import { SIDES } from '../view-model/comparison-shapes.ts';
import { buildPicturePairs, type PicturePair } from '../view-model/picture-pairs.ts';
import styles from './structure-panel.module.css';
import { type CropPage, PageCrop } from './suspect-crops.tsx';
import type { ResultState } from './use-result-state.ts';

interface PictureListProps {
  readonly resultState: ResultState;
  readonly crop: CropPage;
}

export function PictureList({ resultState, crop }: PictureListProps) {
  const pairs = useMemo(() => buildPicturePairs(resultState.result), [resultState.result]);
  if (pairs.length === 0) return <p className={styles.none}>{text.noPictures}</p>;
  return (
    <ul className={styles.pictures}>
      {pairs.map((pair) => (
        <PictureItem
          key={pair.key}
          pair={pair}
          crop={crop}
          onSelect={(id) => resultState.select(id, 'keys')}
        />
      ))}
    </ul>
  );
}

interface PictureItemProps {
  readonly pair: PicturePair;
  readonly crop: CropPage;
  readonly onSelect: (id: string) => void;
}

function PictureItem({ pair, crop, onSelect }: PictureItemProps) {
  const { change, kind } = pair;
  const page = pair.new?.page ?? pair.old?.page ?? null;
  return (
    <li className={styles.picture}>
      <button
        type="button"
        className={styles.pictureHead}
        disabled={change === null}
        onClick={() => change && onSelect(change.id)}
      >
        <span>
          {text.pictureKinds[kind]}
          {page !== null && ` · ${text.page(page)}`}
        </span>
        <span className={styles.pictureState} data-changed={change !== null || undefined}>
          {change ? change.reason : text.pictureSame}
        </span>
      </button>
      <div className={styles.pictureSides}>
        {SIDES.map((side) => {
          const block = pair[side];
          return block ? (
            <PageCrop
              key={side}
              side={side}
              box={block.boxes[0]}
              label={text.pictureKinds[kind]}
              crop={crop}
            />
          ) : (
            <span key={side} className={styles.none}>
              {text.absent}
            </span>
          );
        })}
      </div>
    </li>
  );
}
