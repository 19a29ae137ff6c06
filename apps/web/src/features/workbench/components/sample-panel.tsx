import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router';
import { isUnfinished } from '../../../shared/tasks/view-model/task-state.ts';
import { type Tool, tools } from '../../../shared/tools/tool-catalogue.ts';
import { type FileTool, fileToolNames, fileTools } from '../../../shared/tools/view-model/file-tools.ts';
import type { RecentTask } from '../api/use-recent-tasks.ts';
import { workbenchText } from '../text.ts';
import { recentStatus } from '../view-model/recent-words.ts';
import styles from './sample-panel.module.css';
import { ToolIcon } from './tool-icon.tsx';
import type { SampleRuns } from './use-sample-runs.ts';

const text = workbenchText.sample;

interface SamplePanelProps {
  readonly runs: SampleRuns;
  /** Includes those started here, with their progress. */
  readonly recent: readonly RecentTask[];
  readonly isOffered: (tool: Tool) => boolean;
}

/** A contract to try every tool on, one by one or all at once. */
export function SamplePanel({ runs, recent, isOffered }: SamplePanelProps) {
  const offered = fileToolNames.filter((tool) => isOffered(tools[tool]));
  const left = offered.filter((tool) => runs.links[tool] === undefined);
  return (
    <section className={styles.card} aria-labelledby="sample-title">
      <header className={styles.head}>
        <div>
          <h2 id="sample-title" className={styles.title}>
            {text.title}
            {left.length < offered.length && (
              <span className={styles.done}>{text.done(offered.length - left.length, offered.length)}</span>
            )}
          </h2>
          <p className={styles.lead}>{text.lead}</p>
        </div>
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined />}
          aria-label={text.hide}
          title={text.hide}
          onClick={runs.hide}
        />
      </header>
      <ol className={styles.steps}>
        {offered.map((tool) => (
          <Step key={tool} tool={tool} runs={runs} recent={recent} />
        ))}
      </ol>
      {left.length > 1 && (
        <footer className={styles.foot}>
          <Button type="primary" loading={runs.starting.size > 1} onClick={() => void runs.startAll(left)}>
            {text.runAll}
          </Button>
          <span>{text.runAllCost}</span>
        </footer>
      )}
    </section>
  );
}

interface StepProps extends Pick<SamplePanelProps, 'runs' | 'recent'> {
  readonly tool: FileTool;
}

function Step({ tool, runs, recent }: StepProps) {
  const link = runs.links[tool];
  const failure = runs.failures.get(tool);
  return (
    <li className={styles.step} data-testid={`sample-${tool}`}>
      <ToolIcon tool={tool} />
      <div className={styles.words}>
        <strong>{tools[tool].title}</strong>
        <span>{fileTools[tool].sample.words}</span>
        {failure !== undefined && (
          <span className={styles.failure} role="alert">
            {failure}
          </span>
        )}
      </div>
      <div className={styles.actions}>
        {link === undefined ? (
          <ToRun tool={tool} runs={runs} />
        ) : (
          <Started title={tools[tool].title} link={link} recent={recent} />
        )}
      </div>
    </li>
  );
}

function ToRun({ tool, runs }: Omit<StepProps, 'recent'>) {
  const { example } = fileTools[tool].sample;
  return (
    <>
      <span className={styles.cost}>{text.cost}</span>
      {example !== undefined && (
        <Link to={example} className={styles.example}>
          {text.example}
        </Link>
      )}
      <Button
        size="small"
        loading={runs.starting.has(tool)}
        aria-label={`${text.run} ${tools[tool].title}`}
        onClick={() => void runs.start(tool)}
      >
        {text.run}
      </Button>
    </>
  );
}

interface StartedProps extends Pick<SamplePanelProps, 'recent'> {
  readonly title: string;
  readonly link: string;
}

function Started({ title, link, recent }: StartedProps) {
  const task = recent.find(({ id }) => link.includes(id));
  return (
    <>
      {task && isUnfinished(task.status) ? (
        <span className={styles.cost}>{recentStatus(task).word}</span>
      ) : (
        <CheckOutlined className={styles.check} aria-hidden />
      )}
      <Link to={link} aria-label={`${text.open} ${title}`}>
        {text.open}
      </Link>
    </>
  );
}
