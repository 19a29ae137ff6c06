export { closeKeys, findShared, listOpenKeys } from './share-keys.repository.ts';
export { readSharedTask, shareTask, unshareTask } from './share-keys.service.ts';
