export { WorkbenchPage } from './components/workbench-page.tsx';
