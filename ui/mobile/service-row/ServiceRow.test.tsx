import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { StarIcon } from '../../icon/index.ts';
import { conformance } from '../../internals/testing/conformance.tsx';
import { render } from '../../internals/testing/render.tsx';
import { ServiceRow } from './index.ts';

describe('ServiceRow', () => {
  conformance(
    <ServiceRow href="#a" icon={<StarIcon />} title="Card" meta={['Office']} onCollectedChange={() => undefined} />,
    { refersTo: HTMLLIElement },
  );

  test('says the state under the name, where the words begin', () => {
    render(
      <div style={{ width: 272 }}>
        <ServiceRow
          href="#a"
          icon={<StarIcon />}
          title="年度考核填报"
          meta={['人事处']}
          state="11 月 25 日开放"
          onCollectedChange={() => undefined}
        />
      </div>,
    );
    const left = (words: string) => page.getByText(words, { exact: true }).element().getBoundingClientRect().left;
    expect(left('11 月 25 日开放') - left('年度考核填报')).toBeLessThan(16);
    expect(left('11 月 25 日开放')).toBeGreaterThanOrEqual(left('年度考核填报'));
  });

  test('never widens the page, and gives the thumb a star of 44 px', () => {
    const long = '国家公派出国留学人员派出前行前教育与签证材料'.repeat(4);
    const { container } = render(
      <div style={{ width: 272, padding: '0 16px' }}>
        <ServiceRow href="#a" icon={<StarIcon />} title={long} meta={[long]} onCollectedChange={() => undefined} />
      </div>,
    );
    expect((container.firstElementChild as HTMLElement).scrollWidth).toBe(272);
    const star = page.getByRole('button').element() as HTMLElement;
    expect(Math.min(star.offsetWidth, star.offsetHeight)).toBeGreaterThanOrEqual(44);
  });
});
