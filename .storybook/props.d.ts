declare module 'virtual:props-of-components' {
  import type { Prop } from '../scripts/api/components.ts';

  export const props: Record<string, Prop[]>;
}
