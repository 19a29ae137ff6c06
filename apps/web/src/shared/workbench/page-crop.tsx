import { useEffect, useState } from 'react';
import type { PageBox } from '../pdf/view-model/page-geometry.ts';
import styles from './page-crop.module.css';

/** A part of a page of a document as a picture; null where the document has no pages. */
export type CropPage<Document extends string> = (document: Document, box: PageBox) => Promise<string | null>;

interface PageCropProps<Document extends string> {
  readonly document: Document;
  readonly box: PageBox | null | undefined;
  readonly crop: CropPage<Document>;
  readonly words: { readonly picture: string; readonly loading: string; readonly missing: string };
}

export function PageCrop<Document extends string>({ document, box, crop, words }: PageCropProps<Document>) {
  const [picture, setPicture] = useState<string | null | 'loading'>('loading');
  useEffect(() => {
    let isHere = true;
    if (!box) return setPicture(null);
    setPicture('loading');
    void crop(document, box).then((drawn) => isHere && setPicture(drawn));
    return () => {
      isHere = false;
    };
  }, [document, box, crop]);
  if (picture === 'loading') return <span className={styles.none}>{words.loading}</span>;
  if (picture === null) return <span className={styles.none}>{words.missing}</span>;
  return <img className={styles.picture} src={picture} alt={words.picture} />;
}
