import { PressRow } from '@yimen/ui/mobile/form-row';
import { Picker } from '@yimen/ui/mobile/picker';
import { useState } from 'react';

interface PickRowProps {
  label: string;
  value: string;
  options: { value: string; label: string }[];
  help?: string;
  onValueChange: (value: string) => void;
}

/** Stands for the empty value: a picker's options need one. */
const none = 'none';

/** A line whose value is picked from a short list. */
export function PickRow({ label, value, options, help, onValueChange }: PickRowProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <PressRow
        label={label}
        help={help}
        value={options.find((option) => option.value === value)?.label ?? ''}
        onClick={() => setOpen(true)}
      />
      <Picker
        open={open}
        onOpenChange={setOpen}
        title={label}
        columns={[{ label, options: options.map((option) => ({ ...option, value: option.value || none })) }]}
        value={[value || none]}
        onConfirm={([picked = none]) => onValueChange(picked === none ? '' : picked)}
      />
    </>
  );
}
