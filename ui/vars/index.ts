// For applications: the same lengths and colours as the components, without importing tokens.
export { px, targetSize, touch, vars } from '@yimen/tokens/contract';
export { largeType, phoneShort, phoneWide } from '../internals/media.ts';
export { acrossNotch, besideNotch, fullBleed } from '../internals/notch.ts';
