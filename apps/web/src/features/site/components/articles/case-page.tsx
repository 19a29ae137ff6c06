import type { Block } from '../../content/text-tree.ts';
import { casesText as text } from '../../content.text.ts';
import { useSite } from '../../site-context.ts';
import { otherCases, type UseCase } from '../../view-model/cases.ts';
import { StartButton } from '../home/start-button.tsx';
import { CaseCards } from './case-list-page.tsx';
import styles from './case-page.module.css';
import content from './content.module.css';
import { ContentPage, Section } from './content-page.tsx';
import { TextBody } from './text-body.tsx';

const OTHERS = 3;

export function CasePage({ scene, body }: { readonly scene: UseCase; readonly body: readonly Block[] }) {
  return (
    <ContentPage
      title={scene.title}
      lead={scene.summary}
      eyebrow={`${text.mark} · ${scene.tool} · ${scene.role}`}
      parent={{ path: '/customer-case', label: text.title }}
    >
      <Figures scene={scene} />
      <div className={styles.columns}>
        <TextBody body={body} />
        <Samples scene={scene} />
      </div>
      <Section heading={text.others}>
        <CaseCards cases={otherCases(scene).slice(0, OTHERS)} level="h3" />
      </Section>
    </ContentPage>
  );
}

function Figures({ scene }: { readonly scene: UseCase }) {
  return (
    <dl className={styles.figures} aria-label={text.figures}>
      {scene.figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Samples({ scene }: { readonly scene: UseCase }) {
  const { inquire } = useSite();
  return (
    <aside className={styles.samples} aria-label={text.samples}>
      <h2>{text.samples}</h2>
      <ul>
        {scene.samples.map(({ name, path }) => (
          <li key={name}>
            <a href={path} download>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p>{text.samplesLead}</p>
      <code>{scene.command}</code>
      <div className={styles.ways}>
        <StartButton className={content.action} label={text.tryIt} />
        <button type="button" className={content.quiet} onClick={() => inquire('requirement')}>
          {text.ask}
        </button>
      </div>
    </aside>
  );
}
