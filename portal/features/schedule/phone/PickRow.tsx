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

/** Used for the empty value, which a picker's options cannot have. */
const noChoice = 'none';

/** A line whose value is chosen from a short list. */
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
        columns={[{ label, options: options.map((option) => ({ ...option, value: option.value || noChoice })) }]}
        value={[value || noChoice]}
        onConfirm={([picked = noChoice]) => onValueChange(picked === noChoice ? '' : picked)}
      />
    </>
  );
}
