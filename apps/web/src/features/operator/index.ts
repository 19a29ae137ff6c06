export { OperatorPage } from './components/operator-page.tsx';
