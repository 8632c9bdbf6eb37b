import { type ReactNode, type Ref, useId, useState } from 'react';
import { Button } from '../button/index.ts';
import { Form, type FormError } from '../form/index.ts';
import type { DomProps } from '../internals/dom.ts';
import { useLocale } from '../locale/index.ts';
import { addressFormZhCN } from '../locale/own/addressForm.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { AreaField, type AreaOption, isWholeArea } from './AreaField.tsx';
import * as css from './address-form.css.ts';

export type { AreaOption } from './AreaField.tsx';

export type Address = {
  name: string;
  phone: string;
  /** The values of province, city, district, as deep as the areas go. */
  area: readonly string[];
  address: string;
};

export type AddressFormProps = DomProps<
  'form',
  {
    /** Provinces with their cities and districts. */
    areas: readonly AreaOption[];
    defaultValue?: Partial<Address>;
    /** Called with a whole, trimmed address; the button loads until the promise ends. */
    onSubmit: (address: Address) => void | Promise<void>;
    /** Words of the button; 保存地址 by default. */
    submitLabel?: string;
    /** Before the button: cancel, delete. */
    actions?: ReactNode;
    ref?: Ref<HTMLFormElement>;
  }
>;

type Part = keyof Address;
const addressParts = ['name', 'phone', 'area', 'address'] as const satisfies readonly Part[];
const noErrors: readonly FormError[] = [];

/** A mobile number of mainland China, or a landline with its area code. */
const phonePattern = /^(?:(?:\+?86)?1[3-9]\d{9}|0\d{2,3}-?\d{7,8}(?:-\d{1,6})?)$/;

/**
 * Name, telephone, area and address (`<form>`) with the messages of the specification (section 6). A part is checked
 * when it is left, then at every key until it is right; a submit goes to the first that is wrong.
 */
export function AddressForm({ areas, defaultValue, onSubmit, submitLabel, actions, ...rest }: AddressFormProps) {
  const texts = useLocale().addressForm ?? addressFormZhCN;
  const id = useId();
  const idOf = (part: Part) => `${id}-${part}`;
  const [value, setValue] = useState<Address>({ name: '', phone: '', area: [], address: '', ...defaultValue });
  const [left, setLeft] = useState<ReadonlySet<Part>>(new Set());
  const [errors, setErrors] = useState(noErrors);
  const [saving, setSaving] = useState(false);

  const isRight: Record<Part, (address: Address) => boolean> = {
    name: ({ name }) => name.trim() !== '',
    phone: ({ phone }) => phonePattern.test(plainPhone(phone)),
    area: ({ area }) => isWholeArea(areas, area),
    address: ({ address }) => address.trim() !== '',
  };
  const errorOf = (part: Part) => (left.has(part) && !isRight[part](value) ? texts.errors[part] : undefined);
  const leave = (part: Part) => () => setLeft(new Set([...left, part]));
  const put =
    <P extends Part>(part: P) =>
    (next: Address[P]) =>
      setValue((all) => ({ ...all, [part]: next }));

  async function submit() {
    setLeft(new Set(addressParts));
    const wrong = addressParts.filter((part) => !isRight[part](value));
    setErrors(wrong.map((part) => ({ field: idOf(part), message: texts.errors[part] })));
    if (wrong.length > 0) return;
    setSaving(true);
    try {
      await onSubmit({
        name: value.name.trim(),
        phone: plainPhone(value.phone),
        area: value.area,
        address: value.address.trim(),
      });
    } finally {
      setSaving(false);
    }
  }
  return (
    <Form {...rest} errors={errors} summary={false} onSubmit={() => void submit()}>
      <TextField
        id={idOf('name')}
        name="name"
        label={texts.name}
        required
        autoComplete="name"
        maxLength={40}
        value={value.name}
        onValueChange={put('name')}
        onBlur={leave('name')}
        error={errorOf('name')}
      />
      <TextField
        id={idOf('phone')}
        name="phone"
        type="tel"
        label={texts.phone}
        required
        autoComplete="tel"
        maxLength={24}
        value={value.phone}
        onValueChange={put('phone')}
        onBlur={leave('phone')}
        error={errorOf('phone')}
      />
      <AreaField
        id={idOf('area')}
        areas={areas}
        value={value.area}
        onValueChange={put('area')}
        onBlur={() => {
          // Moving on to the city does not leave the field; an unfinished choice is checked on submit.
          if (value.area.length > 0 && isRight.area(value)) leave('area')();
        }}
        error={errorOf('area')}
      />
      <TextArea
        id={idOf('address')}
        name="address"
        label={texts.address}
        required
        autoComplete="street-address"
        placeholder={texts.addressHint}
        maxLength={120}
        value={value.address}
        onValueChange={put('address')}
        onBlur={leave('address')}
        error={errorOf('address')}
      />
      <div className={css.actions}>
        {actions}
        <Button type="submit" variant="primary" size="large" loading={saving}>
          {submitLabel ?? texts.save}
        </Button>
      </div>
    </Form>
  );
}

/** Digits and hyphens only: people also type spaces and full-width digits. */
function plainPhone(phone: string): string {
  return phone.normalize('NFKC').replace(/[\s()]/g, '');
}
