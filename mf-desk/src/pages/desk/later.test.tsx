import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { later } from './later.tsx';

afterEach(cleanup);

const aPart = () => later(() => Promise.resolve(({ name }: { readonly name: string }) => `Here is ${name}`));
const draw = (Part: ReturnType<typeof aPart>) =>
  render(
    <Suspense fallback="On its way">
      <Part name="Ada" />
    </Suspense>,
  );

describe('a part whose scripts come later', () => {
  it('is waited for where it is opened before they are there', async () => {
    draw(aPart());
    expect(screen.getByText('On its way')).toBeDefined();
    expect(await screen.findByText('Here is Ada')).toBeDefined();
  });

  it('is drawn at once where they have come', async () => {
    const Part = aPart();
    await Part.fetch();
    draw(Part);
    expect(screen.getByText('Here is Ada')).toBeDefined();
  });
});
