import { type Act, person } from './stage.ts';

/** Another title for a person. */
const titles = [
  ['id', 'title'],
  [person, '学委'],
];

/** What the staff do by calls: imports. */
export const importActs: readonly Act[] = [
  [
    'an import by staff',
    1,
    ({ importing }) =>
      importing.handIn('labels', [
        ['id', 'name'],
        ['new-3', '三'],
      ]),
  ],
  [
    'an import that staff confirm',
    1,
    async ({ runImports, forget, importing, newestImport }) => {
      await runImports();
      // What a dry run found has no entry: it changes nothing.
      await forget();
      return importing.confirm(await newestImport());
    },
  ],
  ['an import that is applied', 1, ({ runImports }) => runImports()],
  [
    'another import by staff',
    1,
    ({ importing }) =>
      importing.handIn('labels', [
        ['id', 'name'],
        ['new-4', '四'],
      ]),
  ],
  ['an import that staff cancel', 1, async ({ importing, newestImport }) => importing.cancel(await newestImport())],
  ['an import of people by staff', 1, ({ importing }) => importing.handIn('people', titles)],
  [
    'a report of people that staff read',
    1,
    async ({ runImports, forget, importing, newestImport }) => {
      await runImports();
      await forget();
      await importing.read(await newestImport());
    },
  ],
  [
    'a report of people that staff read again',
    0,
    async ({ importing, newestImport }) => void (await importing.read(await newestImport())),
  ],
  [
    'an import of people that staff cancel',
    1,
    async ({ importing, newestImport }) => importing.cancel(await newestImport()),
  ],
  [
    'a report of people that tells no values',
    0,
    async ({ importing, newestImport }) => void (await importing.read(await newestImport())),
  ],
  [
    'a report of labels that staff read',
    0,
    async ({ runImports, forget, importing, newestImport }) => {
      await importing.handIn('labels', [
        ['id', 'name'],
        ['new-5', '五'],
      ]);
      await runImports();
      await forget();
      await importing.read(await newestImport());
    },
  ],
];
