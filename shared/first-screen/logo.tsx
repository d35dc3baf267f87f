import { useCallback, useState, type ReactElement } from 'react';
import { logoWidth } from './logo.ts';

/**
 * The hotel's logo with its name as text alternative; its width follows product.md 9 once its proportions are known. Until
 * then it has the wider box, in which a narrow logo looks the same: it is drawn from the left and no higher than the header.
 */
export function Logo({ src, name }: { readonly src: string; readonly name: string }): ReactElement {
  const [width, setWidth] = useState<300 | 100>(300);
  const measure = useCallback((image: HTMLImageElement | null) => {
    // A picture that came before the scripts did fires no load event any more.
    if (image?.complete === true && image.naturalWidth > 0)
      setWidth(logoWidth(image.naturalWidth, image.naturalHeight));
  }, []);
  return (
    <img
      ref={measure}
      className="site-logo"
      src={src}
      alt={name}
      width={width}
      onLoad={(event) => {
        measure(event.currentTarget);
      }}
    />
  );
}
