import { DesignPage } from '../../../features/site/components/design/design-page.tsx';
import { WhenSeen } from '../../../features/site/components/frame/when-seen.tsx';
import { designText as text } from '../../../features/site/design.text.ts';
import { sitePart } from '../site-part.tsx';

const SelfCheck = sitePart(async () => (await import('../parts/self-check-part.tsx')).SelfCheckPart);
const Library = sitePart(async () => (await import('../parts/design-part.tsx')).DesignPart);

export function DesignScreen() {
  const waiting = <p>{text.library.waiting}</p>;
  return (
    <DesignPage
      selfCheck={<SelfCheck fallback={<p>{text.selfCheck.waiting}</p>} />}
      library={
        <WhenSeen fallback={waiting}>
          <Library fallback={waiting} />
        </WhenSeen>
      }
    />
  );
}
