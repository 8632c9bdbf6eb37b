import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { Box } from '@yimen/ui/box';
import { Grid } from '@yimen/ui/grid';
import { Heading } from '@yimen/ui/heading';
import { CircleCheckIcon, CircleXIcon, type IconComponent } from '@yimen/ui/icon';
import { Stack } from '@yimen/ui/stack';
import { Text } from '@yimen/ui/text';
import { type Advice, adviceBySubpath } from './guidance/index.ts';

/** The documentation page of a component: what it is, when to use it, then its states and controls. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.split('/').at(-1);
  const advice = Object.values(adviceBySubpath).find((entry) => entry.name === name);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {advice && <Columns advice={advice} />}
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}

/** When to use a component and when not, for an MDX page. Throws for a subpath without advice. */
export function Guidance({ of: subpath }: { of: string }) {
  const advice = adviceBySubpath[subpath];
  if (!advice) throw new Error(`.storybook/guidance has no advice for ${subpath}`);
  return <Columns advice={advice} />;
}

function Columns({ advice }: { advice: Advice }) {
  return (
    // This class keeps Storybook's own styles off headings and lists.
    <div className="sb-unstyled">
      <Box paddingY={16}>
        <Grid columns={2} gap={16}>
          <Column title="适合" icon={CircleCheckIcon} lines={advice.use} />
          <Column title="不适合" icon={CircleXIcon} lines={advice.avoid} />
        </Grid>
      </Box>
    </div>
  );
}

function Column({ title, icon: Icon, lines }: { title: string; icon: IconComponent; lines: readonly string[] }) {
  return (
    <Box padding={20} radius="medium" surface="surface" border>
      <Stack gap={12}>
        <Stack direction="row" gap={8} align="center">
          <Icon size={20} />
          <Heading level={2} size="title3">
            {title}
          </Heading>
        </Stack>
        <Stack as="ul" gap={8}>
          {lines.map((line) => (
            <li key={line}>
              <Text>{line}</Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </Box>
  );
}
