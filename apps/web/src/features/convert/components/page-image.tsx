import { useEffect, useState } from 'react';
import { useRecognitionImage } from '../api/recognitions.ts';
import { convertText } from '../text.ts';
import { boxOnImage } from '../view-model/image-place.ts';
import type { RecognisedPage, Recognition } from '../view-model/shapes.ts';
import styles from './recognition-view.module.css';

interface PageImageProps {
  readonly task: Recognition;
  readonly page: RecognisedPage;
  /** The line whose place is shown. */
  readonly line: number | null;
}

export function PageImage({ task, page, line }: PageImageProps) {
  const text = convertText.ocr;
  const { data: blob, error } = useRecognitionImage(task.id);
  const url = useObjectUrl(blob);
  const [size, setSize] = useState<{ readonly width: number; readonly height: number } | null>(null);
  const [isBroken, setIsBroken] = useState(false);
  const box = line !== null && size ? boxOnImage(page, line, size) : null;
  return (
    <figure className={styles.image}>
      <figcaption className={styles.paneTitle}>{text.imagePane}</figcaption>
      {error || isBroken ? (
        <p className={styles.note}>{text.imageFailed}</p>
      ) : url ? (
        <div className={styles.sheet}>
          <img
            src={url}
            alt={text.imageAlt(task.title)}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setSize({ width, height })
            }
            onError={() => setIsBroken(true)}
          />
          {box && <span className={styles.box} style={box} aria-hidden />}
        </div>
      ) : (
        <p className={styles.note}>{text.imageLoading}</p>
      )}
    </figure>
  );
}

function useObjectUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
