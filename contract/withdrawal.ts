import * as v from 'valibot';
import { common } from './common-fields.ts';
import { described } from './described.ts';
import { codes } from './envelope.ts';
import { id, link, text } from './fields.ts';

/** The parts whose rows visitors open by an address: these can be replaced by each other. */
export const openedParts = ['apps', 'articles', 'notices', 'topics'] as const;

/** A row that visitors open, as an institution names it. */
const openedRow = v.strictObject({
  part: described(v.picklist(openedParts), 'The kind of content; `apps` for a service.'),
  key: described(id, 'Its id.'),
});

const replacement = v.union(
  [openedRow, v.strictObject({ link: described(link, 'A web address, or a path of this portal.') })],
  '去处应为一项服务、资讯、通知或专题，或一个完整的网址',
);

/** What visitors are told of something that was withdrawn, as staff write it. */
export const withdrawalFields = {
  reason: described(v.optional(text(200), ''), 'Why it goes, for visitors; empty where they are told no reason.'),
  replacement: described(
    v.optional(v.nullable(replacement), null),
    'Where visitors go instead: a service, article, notice or topic that they can open, or an address; null for nowhere.',
  ),
};

/** Whether it goes without a word; never together with words. */
export const silent = described(
  v.optional(v.boolean(), false),
  'Whether visitors are told nothing: its address answers 404, as if it had never been there, and its title is shown to nobody. Then without `reason` and `replacement`.',
);

export const withdrawalSchema = v.strictObject(withdrawalFields);
export type Withdrawal = v.InferOutput<typeof withdrawalSchema>;
export type Replacement = NonNullable<Withdrawal['replacement']>;

/** What visitors are told of a withdrawal, in an answer to staff. */
export const publicWithdrawal = described(
  v.nullable(withdrawalSchema),
  'What visitors are told, if only that it went; null where it is not withdrawn, and where they are told nothing.',
);

/** The kinds of things that visitors open by an address. */
export const openedKinds = ['service', 'system', 'news', 'notice', 'topic'] as const;
const kind = described(v.picklist(openedKinds), 'What it is.');

/** What a call about a thing that was withdrawn answers in `data`, with the code 410 and a sentence in `msg`. */
export const withdrawnThing = v.object({
  kind,
  name: common.name,
  withdrawnAt: described(v.string(), 'When, `YYYY-MM-DD HH:mm`.'),
  reason: described(v.string(), 'Why, in the words of the institution; empty where it gave none.'),
  replacement: described(
    v.nullable(
      v.union([
        v.object({ kind, id: common.id, name: common.name }),
        v.object({ link: described(v.string(), 'A web address, or a path of this portal.') }),
      ]),
    ),
    'Where to go instead; null for nowhere, and where the visitor may not see it.',
  ),
});
export type WithdrawnThing = v.InferOutput<typeof withdrawnThing>;

/** The failure of calls about a thing that visitors open. */
export const withdrawnFailure = {
  [codes.withdrawn]:
    'It was withdrawn by staff who let visitors know, and the caller could see it before; `data` holds `kind`, `name`, `withdrawnAt`, `reason` and `replacement`.',
};
