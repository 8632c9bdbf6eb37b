export interface Address {
  name: string;
  phone: string;
  /** Codes from the province to the district. */
  area: string[];
  address: string;
  isDefault: boolean;
}

export const addressFields = ['name', 'phone', 'area', 'address'] as const;
export type AddressField = (typeof addressFields)[number];

export const emptyAddress: Address = { name: '', phone: '', area: [], address: '', isDefault: false };

/** A mobile number (with +86 or 86 before it), or a landline with its area code and an extension. */
const phonePattern = /^(?:(?:\+?86[-\s]?)?1[3-9]\d{9}|0\d{2,3}[-\s]?[2-9]\d{6,7}(?:-\d{1,6})?)$/;

/** The fields that are empty or wrong, in the form's order. */
export function wrongFields(address: Address): AddressField[] {
  const right: Record<AddressField, boolean> = {
    name: address.name.trim() !== '',
    phone: phonePattern.test(address.phone.trim()),
    area: address.area.length > 0,
    address: address.address.trim() !== '',
  };
  return addressFields.filter((field) => !right[field]);
}
