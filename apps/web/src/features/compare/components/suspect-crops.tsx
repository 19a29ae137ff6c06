import { useEffect, useState } from 'react';
import type { PageBox } from '../../../shared/pdf/view-model/page-geometry.ts';
import { resultText as text } from '../result.text.ts';
import { type Change, SIDES, type Side } from '../view-model/comparison-shapes.ts';
import styles from './change-card.module.css';

/** A part of a page as a picture; null where the side has no pages. */
export type CropPage = (side: Side, box: PageBox) => Promise<string | null>;

interface SuspectCropsProps {
  readonly change: Change;
  readonly crop: CropPage;
}

/** The image of the place on both sides: the reader decides whether it was misread. */
export function SuspectCrops({ change, crop }: SuspectCropsProps) {
  return (
    <section className={styles.crops} aria-label={text.suspectCrops}>
      {SIDES.map((side) => (
        <figure key={side} className={styles.crop}>
          <figcaption>{text.sideLetters[side]}</figcaption>
          {change[side]?.text ? (
            <PageCrop side={side} box={change[side].boxes[0]} label={change[side].text} crop={crop} />
          ) : (
            <span className={styles.cropNone}>{text.nothingHere}</span>
          )}
        </figure>
      ))}
    </section>
  );
}

interface PageCropProps {
  readonly side: Side;
  readonly box: PageBox | undefined;
  readonly label: string;
  readonly crop: CropPage;
}

export function PageCrop({ side, box, label, crop }: PageCropProps) {
  const [picture, setPicture] = useState<string | null | 'loading'>('loading');
  useEffect(() => {
    let isHere = true;
    if (!box) return setPicture(null);
    setPicture('loading');
    void crop(side, box).then((drawn) => isHere && setPicture(drawn));
    return () => {
      isHere = false;
    };
  }, [side, box, crop]);
  if (picture === 'loading') return <span className={styles.cropNone}>{text.cropLoading}</span>;
  if (picture === null) return <span className={styles.cropNone}>{text.cropMissing}</span>;
  return <img className={styles.cropImage} src={picture} alt={label} />;
}
