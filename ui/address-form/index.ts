export { type Address, AddressForm, type AddressFormProps, type AreaOption } from './AddressForm.tsx';
