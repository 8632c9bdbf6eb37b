export { keepPage, leaveLayers, type PageKeeper } from '../../internals/touch/backLayers.ts';
export { keepBackForLayers } from '../../internals/touch/heardBack.ts';
