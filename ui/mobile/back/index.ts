export { guardPage, leaveLayers, type PageGuard } from '../../internals/touch/backLayers.ts';
export { listenToBackFirst } from '../../internals/touch/historyBack.ts';
