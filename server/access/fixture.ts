import { type Audience, type AudienceField, audience, audienceFields } from '@yimen/contract/audience';
import fc from 'fast-check';
import * as v from 'valibot';

interface Named {
  /** What the lists of a rule may name. */
  readonly values: Readonly<Record<AudienceField, readonly string[]>>;
  /** Minutes at which a rule may begin or end. */
  readonly times: readonly string[];
}

/** Rules with up to two nested exceptions, the same at each run. Throws where too few of those tried are valid. */
export function someRules(named: Named, count: number): Audience[] {
  const rules = fc.sample(anyRule(named, 3), { seed: 22, numRuns: 10 * count }).flatMap((rule) => {
    const read = v.safeParse(audience, JSON.parse(JSON.stringify(rule)));
    return read.success && read.output ? [read.output] : [];
  });
  if (rules.length < count) throw new Error(`Only ${rules.length} rules are valid.`);
  return rules.slice(0, count);
}

function anyRule({ values, times }: Named, depth: number): fc.Arbitrary<unknown> {
  const lists = Object.fromEntries(audienceFields.map((field) => [field, fc.subarray([...values[field]])]));
  const except = depth > 1 ? anyRule({ values, times }, depth - 1) : fc.constant(undefined);
  const time = fc.constantFrom(...times);
  return fc.record({ ...lists, except, from: time, until: time }, { requiredKeys: [] });
}
