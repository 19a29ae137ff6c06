export { SelfCheckList as SelfCheckPart } from '../../../features/site/components/self-check-list.tsx';
