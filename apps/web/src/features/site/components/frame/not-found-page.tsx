import { notFoundText as text } from '../../content.text.ts';
import content from '../articles/content.module.css';
import { ContentPage } from '../articles/content-page.tsx';

/** The page for unknown addresses; the server sends it with status 404. */
export function NotFoundPage() {
  return (
    <ContentPage
      title={text.title}
      lead={text.lead}
      actions={
        <a className={content.action} href="/">
          {text.home}
        </a>
      }
    >
      <ul className={content.grid}>
        {text.places.map(({ path, name, body }) => (
          <li key={path} className={content.card}>
            <h2>
              <a data-whole href={path}>
                {name}
              </a>
            </h2>
            <p>{body}</p>
          </li>
        ))}
      </ul>
    </ContentPage>
  );
}
