export { type Pan, type PanHandlers, usePan } from '../../internals/touch/usePan.ts';
