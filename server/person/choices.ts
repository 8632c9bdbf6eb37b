interface Table {
  readonly fields: readonly { key: string; label: string }[];
  readonly rows: readonly Readonly<Record<string, string>>[];
}

/** Fields whose values repeat, so that choosing one leaves several rows, each with its values as they first appear. */
export function choicesOf({ fields, rows }: Table): { field: string; label: string; values: string[] }[] {
  return fields.flatMap(({ key, label }) => {
    const given = rows.map((row) => row[key] ?? '').filter((value) => value !== '');
    const values = [...new Set(given)];
    return values.length > 1 && values.length < given.length ? [{ field: key, label, values }] : [];
  });
}

/** Whether a row has every one of the values in its field. */
export function holds(row: Readonly<Record<string, string>>, wanted: readonly [field: string, value: string][]) {
  return wanted.every(([field, value]) => Object.hasOwn(row, field) && row[field] === value);
}
