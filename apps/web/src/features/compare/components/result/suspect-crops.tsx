import { type CropPage, PageCrop } from '../../../../shared/workbench/page-crop.tsx';
import { resultText as text } from '../../result.text.ts';
import { type Change, SIDES, type Side } from '../../view-model/comparison-shapes.ts';
import styles from './change-card.module.css';

interface SuspectCropsProps {
  readonly change: Change;
  readonly crop: CropPage<Side>;
}

/** The image of the place on both sides: the reader decides whether it was misread. */
export function SuspectCrops({ change, crop }: SuspectCropsProps) {
  return (
    <section className={styles.crops} aria-label={text.suspectCrops}>
      {SIDES.map((side) => (
        <figure key={side} className={styles.crop}>
          <figcaption>{text.sideLetters[side]}</figcaption>
          {change[side]?.text ? (
            <PageCrop
              document={side}
              box={change[side].boxes[0]}
              crop={crop}
              words={cropWords(change[side].text)}
            />
          ) : (
            <span className={styles.cropNone}>{text.nothingHere}</span>
          )}
        </figure>
      ))}
    </section>
  );
}

export function cropWords(picture: string) {
  return { picture, loading: text.cropLoading, missing: text.cropMissing };
}
