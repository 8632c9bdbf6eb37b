import { type Ref, useEffect, useRef, useState } from 'react';
import { Button } from '../../button/index.ts';
import type { DomProps } from '../../internals/dom.ts';
import { useMergedRef } from '../../internals/useMergedRef.ts';
import { useLocale } from '../../locale/index.ts';
import { useMobileLocale } from '../../locale/mobile/useMobileLocale.ts';
import { addressFormZhCN } from '../../locale/own/addressForm.ts';
import { Switch } from '../../switch/index.ts';
import { ActionSheet } from '../action-sheet/index.ts';
import { type Area, AreaPicker, areaNames } from '../area-picker/index.ts';
import { FormRows, PressRow, TextRow } from '../form-row/index.ts';
import { type Address, type AddressField, addressFields, emptyAddress, wrongFields } from './address.ts';
import * as css from './address-edit.css.ts';

export type AddressEditProps = DomProps<
  'form',
  {
    areas: readonly Area[];
    /** What is edited; an empty address by default. */
    defaultValue?: Address;
    /** Called with a valid address, its words trimmed. */
    onSave: (address: Address) => void;
    /** Shows 删除这个地址, which asks first. */
    onRemove?: () => void;
    /** While it is being saved. */
    saving?: boolean;
    children?: undefined;
    ref?: Ref<HTMLFormElement>;
  }
>;

/** An address on the phone, with the specification's four messages (section 5, message kit). Renders a form. */
export function AddressEdit({
  areas,
  defaultValue = emptyAddress,
  onSave,
  onRemove,
  saving,
  ref,
  ...rest
}: AddressEditProps) {
  const texts = useLocale().addressForm ?? addressFormZhCN;
  const mobile = useMobileLocale();
  const form = useRef<HTMLFormElement>(null);
  const [address, setAddress] = useState(defaultValue);
  /** Fields that were left or submitted: from then on each is validated on every key. */
  const [judged, setJudged] = useState<ReadonlySet<AddressField>>(new Set());
  const [picking, setPicking] = useState(false);
  const [removing, setRemoving] = useState(false);
  const [refused, setRefused] = useState(0);

  const wrong = wrongFields(address);
  const errorOf = (field: AddressField) =>
    judged.has(field) && wrong.includes(field) ? texts.errors[field] : undefined;
  const judge = (...fields: AddressField[]) => setJudged((before) => new Set([...before, ...fields]));
  const set = (part: Partial<Address>) => setAddress((before) => ({ ...before, ...part }));

  // In an effect, after the messages are rendered, so that screen readers read the field with its message.
  useEffect(() => {
    if (refused > 0) form.current?.querySelector<HTMLElement>('[data-first-wrong]')?.focus();
  }, [refused]);

  const first = wrong[0];
  const field = (name: AddressField) => ({
    label: texts[name],
    error: errorOf(name),
    'data-first-wrong': name === first ? '' : undefined,
  });
  const text = (name: 'name' | 'phone' | 'address') => ({
    ...field(name),
    name,
    value: address[name],
    onValueChange: (value: string) => set({ [name]: value }),
    onBlur: () => judge(name),
  });
  return (
    <>
      <form
        {...rest}
        ref={useMergedRef(form, ref)}
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (saving) return;
          if (wrong.length === 0) {
            const { name, phone, address: detail } = address;
            onSave({ ...address, name: name.trim(), phone: phone.trim(), address: detail.trim() });
            return;
          }
          judge(...addressFields);
          setRefused((times) => times + 1);
        }}
      >
        <div className={css.panel}>
          <FormRows>
            <TextRow {...text('name')} placeholder={mobile.address.nameHint} autoComplete="name" maxLength={50} />
            <TextRow
              {...text('phone')}
              placeholder={mobile.address.phoneHint}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={20}
            />
            <PressRow
              {...field('area')}
              value={areaNames(areas, address.area).join(' ')}
              placeholder={mobile.areaPicker.hint}
              onClick={() => setPicking(true)}
            />
            <TextRow
              {...text('address')}
              placeholder={texts.addressHint}
              autoComplete="street-address"
              maxLength={120}
            />
          </FormRows>
        </div>
        <div className={css.setting}>
          <Switch
            size="large"
            spread
            label={mobile.address.makeDefault}
            checked={address.isDefault}
            onCheckedChange={(isDefault) => set({ isDefault })}
          />
        </div>
        <div className={css.actions}>
          <Button type="submit" variant="primary" size="large" fullWidth loading={saving}>
            {texts.save}
          </Button>
          {onRemove && (
            <button type="button" className={css.remove} onClick={() => setRemoving(true)}>
              {mobile.address.remove}
            </button>
          )}
        </div>
      </form>
      <AreaPicker
        open={picking}
        onOpenChange={(open) => {
          setPicking(open);
          if (!open) judge('area');
        }}
        areas={areas}
        value={address.area}
        onConfirm={(area) => set({ area })}
      />
      {onRemove && (
        <ActionSheet
          open={removing}
          onOpenChange={setRemoving}
          title={mobile.address.removeNote}
          actions={[{ id: 'remove', label: mobile.address.confirmRemove, tone: 'danger' }]}
          onAction={onRemove}
        />
      )}
    </>
  );
}
