import { formatCount } from '../../../../shared/format/format-count.ts';
import type { PageBox } from '../../../../shared/pdf/view-model/page-geometry.ts';
import { FindingComments } from '../../../../shared/ui/result-slots.tsx';
import { FindingList } from '../../../../shared/workbench/finding-list.tsx';
import { type CropPage, PageCrop } from '../../../../shared/workbench/page-crop.tsx';
import { workbenchText } from '../../../../shared/workbench/workbench.text.ts';
import type { ResultReader } from '../../api/plagiarism-reader.ts';
import { resultText as text } from '../../result.text.ts';
import type { Spotlight } from '../../view-model/document-marks.ts';
import { imageFindingId } from '../../view-model/finding-id.ts';
import type { ImagePair } from '../../view-model/plagiarism-shapes.ts';
import { percentWords } from '../../view-model/rate-words.ts';
import panel from './evidence.module.css';
import { FoldedList } from './folded-list.tsx';
import styles from './images-tab.module.css';
import { NothingFound } from './nothing-found.tsx';
import { usePageCrops } from './use-page-crops.ts';

interface ImagesTabProps {
  readonly reader: ResultReader;
  readonly images: readonly ImagePair[];
  readonly names: ReadonlyMap<string, string>;
  readonly onShow: (spotlight: Spotlight) => void;
}

/** Two pictures side by side. */
const IMAGE_ESTIMATE_PX = 240;
/** Each further document has its pages opened. */
const FIRST_PLACES = 4;
/** A logo is on every page. */
const FIRST_PAGES = 3;

/** Equal or similar pictures, cut from their pages and shown side by side; hidden ones load nothing. */
export function ImagesTab({ reader, images, names, onShow }: ImagesTabProps) {
  const crop = usePageCrops(reader);
  if (images.length === 0) return <NothingFound words={text.imagesNone} />;
  return (
    <FindingList
      items={images}
      keyOf={({ id }, index) => `${id} ${index}`}
      estimatePx={IMAGE_ESTIMATE_PX}
      head={<p className={panel.note}>{text.imagesNote}</p>}
    >
      {(image) => <ImageGroup image={image} names={names} crop={crop} onShow={onShow} />}
    </FindingList>
  );
}

interface ImageGroupProps extends Pick<ImagesTabProps, 'names' | 'onShow'> {
  readonly image: ImagePair;
  readonly crop: CropPage<string>;
}

function ImageGroup({ image, names, crop, onShow }: ImageGroupProps) {
  return (
    <article className={panel.item}>
      <div className={panel.itemHead}>
        <span className={panel.itemTitle}>
          {text.imageAt(formatCount(image.position), formatCount(image.total))}
        </span>
        <span className={panel.soft}>
          {text.imageKinds[image.kind]} · {text.similarity(percentWords(image.similarity))}
        </span>
      </div>
      <p className={panel.soft}>{image.reason}</p>
      <div className={styles.sides}>
        <FoldedList items={Object.entries(image.references)} first={FIRST_PLACES}>
          {([docId, { box }]) => {
            const name = names.get(docId) ?? docId;
            const match = image.matches[docId];
            return (
              <figure key={docId} className={styles.side}>
                <figcaption title={name}>{name}</figcaption>
                <PageCrop
                  document={docId}
                  box={box}
                  crop={crop}
                  words={{
                    picture: text.imageOf(name),
                    loading: text.imageLoading,
                    missing: text.imageMissing,
                  }}
                />
                {match && (
                  <span className={panel.soft} title={match.reason}>
                    {text.similarity(percentWords(match.similarity))}
                  </span>
                )}
                <FoldedList items={image.places[docId] ?? []} first={FIRST_PAGES}>
                  {(place, index) => (
                    <PageButton
                      key={index}
                      name={name}
                      place={place}
                      onShow={(boxes) => onShow({ docId, start: 0, end: 0, page: place.page, boxes })}
                    />
                  )}
                </FoldedList>
              </figure>
            );
          }}
        </FoldedList>
      </div>
      <FindingComments findingId={imageFindingId(image)} isSelected />
    </article>
  );
}

interface PageButtonProps {
  readonly name: string;
  readonly place: ImagePair['places'][string][number];
  readonly onShow: (boxes: PageBox[]) => void;
}

function PageButton({ name, place: { page, box }, onShow }: PageButtonProps) {
  if (page === null) return null;
  return (
    <button
      type="button"
      className={styles.page}
      aria-label={text.imagePage(name, formatCount(page))}
      onClick={() => onShow(box ? [box] : [])}
    >
      {workbenchText.page(page)}
    </button>
  );
}
