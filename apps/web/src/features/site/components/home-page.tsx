import { destinationAfterSignIn } from '../../../shared/session/safe-path.ts';
import { documentTools, type Tool } from '../../../shared/tools/tool-catalogue.ts';
import { useSite } from '../site-context.ts';
import { siteText } from '../text.ts';
import { ComparisonDemo } from './comparison-demo.tsx';
import styles from './home-page.module.css';

const text = siteText.home;

export function HomePage() {
  const { session, search, signIn } = useSite();
  const isSignedIn = session === 'valid';
  const startLabel = isSignedIn ? siteText.enterWorkbench : siteText.freeUse;
  const onStart = () => (isSignedIn ? location.assign(destinationAfterSignIn(search)) : signIn());
  const onTool = (tool: Tool) => (isSignedIn ? location.assign(tool.path) : signIn(tool.path));
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.heroText}>
          <p className={styles.eyebrow}>{text.eyebrow}</p>
          <h1>
            {text.title.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </h1>
          <p className={styles.lead}>{text.lead}</p>
          <button type="button" className={styles.start} onClick={onStart}>
            {startLabel}
          </button>
          <p className={styles.note}>{text.note}</p>
        </div>
        <ComparisonDemo />
      </section>
      <section className={styles.band} aria-labelledby="tools-heading">
        <div className={styles.inner}>
          <h2 id="tools-heading">{text.toolsHeading}</h2>
          <p className={styles.bandLead}>{text.toolsLead}</p>
          <ul className={styles.tools}>
            {documentTools.map((tool) => (
              <li key={tool.name}>
                <ToolCard tool={tool} onTool={onTool} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Points heading={text.promisesHeading} points={text.promises} />
      <section className={styles.band} aria-labelledby="steps-heading">
        <div className={styles.inner}>
          <h2 id="steps-heading">{text.stepsHeading}</h2>
          <ol className={styles.steps}>
            {text.steps.map((step) => (
              <li key={step.heading}>
                <h3>{step.heading}</h3>
                <p>{step.body}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
    </>
  );
}

function ToolCard({ tool, onTool }: { readonly tool: Tool; readonly onTool: (tool: Tool) => void }) {
  return (
    <a
      href={tool.path}
      className={styles.tool}
      onClick={(event) => {
        event.preventDefault();
        onTool(tool);
      }}
    >
      <span className={styles.toolHead}>
        <strong>{tool.title}</strong>
      </span>
      <span className={styles.toolSummary}>{tool.summary}</span>
    </a>
  );
}

interface PointsProps {
  readonly heading: string;
  readonly points: readonly { readonly heading: string; readonly body: string }[];
}

function Points({ heading, points }: PointsProps) {
  return (
    <section className={styles.points} aria-labelledby="promises-heading">
      <div className={styles.inner}>
        <h2 id="promises-heading">{heading}</h2>
        <ul>
          {points.map((point) => (
            <li key={point.heading}>
              <h3>{point.heading}</h3>
              <p>{point.body}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
