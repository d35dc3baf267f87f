import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Picture } from './picture.tsx';

afterEach(cleanup);

describe('a picture', () => {
  it('that was imported offers its sizes and formats, and says its proportions', () => {
    render(<Picture src="/ClientApp/media/room.0123456789ab.1000x500.jpg" alt="A room" sizes="50vw" />);
    const image = screen.getByRole('img', { name: 'A room' });
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1000', '500']);
    const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
    expect(sources.map((source) => [source.type, source.sizes])).toEqual([
      ['image/avif', '50vw'],
      ['image/webp', '50vw'],
    ]);
    expect(image.getAttribute('srcset')).toContain('.480.jpg 480w');
  });

  it('of another place is its one file, in a box of its ratio', () => {
    const { container } = render(<Picture src="https://hotel.example/a.jpg" alt="" ratio="4/3" />);
    expect(container.querySelectorAll('source')).toHaveLength(0);
    expect(container.querySelector('img')?.getAttribute('srcset')).toBeNull();
    expect(container.querySelector('.picture--4-3')).toBeTruthy();
  });
});
