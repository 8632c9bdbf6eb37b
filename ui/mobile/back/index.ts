export { keepBackForLayers } from '../../internals/touch/heardBack.ts';
