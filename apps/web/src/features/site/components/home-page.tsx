import { Link } from 'react-router';
import { documentTools, type Tool } from '../../../shared/tools/tool-catalogue.ts';
import { siteText } from '../text.ts';
import { ComparisonDemo } from './comparison-demo.tsx';
import styles from './home-page.module.css';

const text = siteText.home;

export interface HomePageProps {
  /** "Free use" for visitors, "enter workbench" for signed-in users. */
  readonly startLabel: string;
  readonly onStart: () => void;
  /** A tool's card: visitors are asked to sign in first. */
  readonly onTool: (tool: Tool) => void;
}

export function HomePage({ startLabel, onStart, onTool }: HomePageProps) {
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
    <Link
      to={tool.path}
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
    </Link>
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
