import { useCallback, useState, type ReactElement } from 'react';
import { pictureFiles } from '../domain/index.ts';
import { SizedPicture } from './picture.tsx';

/** product.md 9: a logo wider than 16:9 gets a width of 300 px, any other 100 px. Zero height counts as not wide. */
export const logoWidth = (naturalWidth: number, naturalHeight: number): 300 | 100 =>
  naturalHeight > 0 && naturalWidth / naturalHeight > 16 / 9 ? 300 : 100;

/**
 * The hotel's logo with its name as text alternative; its width follows product.md 9 once its proportions are known: an
 * imported logo's address says them. Until then it has the wider box, in which a narrow logo looks the same: it is drawn from the left and no higher than the header.
 */
export function Logo({ src, name }: { readonly src: string; readonly name: string }): ReactElement {
  const files = pictureFiles(src);
  const [width, setWidth] = useState<300 | 100>(files === null ? 300 : logoWidth(files.width, files.height));
  const measure = useCallback((image: HTMLImageElement | null) => {
    // A picture that came before the scripts did fires no load event any more.
    if (image?.complete === true && image.naturalWidth > 0)
      setWidth(logoWidth(image.naturalWidth, image.naturalHeight));
  }, []);
  return (
    <SizedPicture
      ref={measure}
      className="site-logo"
      sizes={`${String(width)}px`}
      src={src}
      alt={name}
      box={{ width, height: files === null ? undefined : Math.round((width * files.height) / files.width) }}
      onLoad={(event) => {
        measure(event.currentTarget);
      }}
    />
  );
}
