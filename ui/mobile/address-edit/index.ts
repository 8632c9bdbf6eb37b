export { AddressEdit, type AddressEditProps } from './AddressEdit.tsx';
export type { Address } from './address.ts';
