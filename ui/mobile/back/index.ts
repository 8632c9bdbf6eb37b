export { keepBackForLayers } from '../../internals/touch/backLayers.ts';
