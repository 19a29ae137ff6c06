import { siteText } from '../text.ts';
import { ShortPage } from './short-page.tsx';

const text = siteText.notFound;

/** The answer to every address that is no page; the server sends it with status 404. */
export function NotFoundPage() {
  return (
    <ShortPage text={{ title: text.title, lead: text.detail, sections: [] }}>
      <p>
        <a href="/">{text.home}</a>
      </p>
    </ShortPage>
  );
}
