import { Link, useLocation } from 'react-router';
import { tools } from '../../shared/tools/tool-catalogue.ts';
import { findRoute } from '../routes/find-route.ts';
import { useSession } from '../session/use-session.ts';
import { appText } from '../text.ts';
import styles from './construction-screen.module.css';
import { screensText as text } from './screens.text.ts';

/** A tool that is not built yet says so: what it is, what it will do, and the way back. */
export function ConstructionScreen() {
  const { pathname } = useLocation();
  const entry = findRoute(pathname);
  const isSignedIn = useSession().kind === 'valid';
  const tool = entry?.tool ? tools[entry.tool] : null;
  return (
    <section className={styles.page} aria-labelledby="construction-title">
      <p className={styles.eyebrow}>
        <span className={styles.status}>{text.constructionStatus}</span>
        {tool?.title}
      </p>
      <h1 id="construction-title">{entry?.title ?? text.constructionStatus}</h1>
      {tool ? (
        <>
          <p className={styles.summary}>{tool.summary}</p>
          <h2>{text.constructionWill}</h2>
          <ul>
            {tool.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </>
      ) : null}
      <p className={styles.note}>{text.constructionNote}</p>
      <Link to={isSignedIn ? '/dashboard' : '/'} className={styles.back}>
        {isSignedIn ? appText.backToWorkbench : appText.backHome}
      </Link>
    </section>
  );
}
