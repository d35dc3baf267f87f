import type { SiteData } from 'shared/contracts';
import { groupCardSizes, pictureFiles } from 'shared/domain';
import { tag } from './html.ts';

/** The picture of a group's first hotel, which is the largest of its page and comes by a script: asked for with the page; empty without one. */
export function groupPictureLink({ propertyGroup }: Pick<SiteData, 'propertyGroup'>): string {
  const href = propertyGroup?.properties[0]?.propertyImageUrl ?? null;
  if (href === null) return '';
  const preload = { rel: 'preload', as: 'image', fetchpriority: 'high' };
  const [smallest] = pictureFiles(href)?.sources ?? [];
  return smallest === undefined
    ? tag('link', { ...preload, href })
    : tag('link', {
        ...preload,
        type: smallest.type,
        imagesrcset: smallest.srcSet,
        imagesizes: groupCardSizes,
      });
}
