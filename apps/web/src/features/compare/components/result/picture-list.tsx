import { useMemo } from 'react';
import { PageCrop } from '../../../../shared/workbench/page-crop.tsx';
import { workbenchText } from '../../../../shared/workbench/workbench.text.ts';
import { resultText as text } from '../../result.text.ts';
import { SIDES } from '../../view-model/comparison-shapes.ts';
import { buildPicturePairs, type PicturePair } from '../../view-model/picture-pairs.ts';
import type { CropSide } from './change-card.tsx';
import styles from './structure-panel.module.css';
import { cropWords } from './suspect-crops.tsx';
import type { ResultState } from './use-result-state.ts';

interface PictureListProps {
  readonly resultState: ResultState;
  readonly crop: CropSide;
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
  readonly crop: CropSide;
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
          {page !== null && ` · ${workbenchText.page(page)}`}
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
              document={side}
              box={block.boxes[0]}
              crop={crop}
              words={cropWords(text.pictureKinds[kind])}
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
